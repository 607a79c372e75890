"""Bots think here: in processes of their own, with hard limits on time and memory."""
