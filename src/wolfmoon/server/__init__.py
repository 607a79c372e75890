"""The server: tables, people and bots over the network. Nothing is lost, nothing leaks."""
