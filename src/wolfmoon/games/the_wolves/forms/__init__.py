"""The forms of the game outside its rules: names, text, plain data, sheets and explanations."""
