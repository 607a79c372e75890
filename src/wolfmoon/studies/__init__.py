"""What many games have in common: counted, summed up, shown."""
