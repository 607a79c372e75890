"""The doors of the server: HTTP and sockets. They let out only what `views.py` gives."""
