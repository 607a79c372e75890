# What is asked now. "asks" follows "First decide …"; "prompt" is the question to the player.

the-wolves-asks-draft = where to draft
the-wolves-asks-act = what to do
the-wolves-asks-pay = how to pay
the-wolves-asks-wolf = which wolf moves
the-wolves-asks-to = where the wolf stops
the-wolves-asks-push = where the pushed wolf goes
the-wolves-asks-track = which track to take the den from
the-wolves-asks-hunt = which prey to hunt
the-wolves-asks-over = nothing: the game is over

the-wolves-prompt-draft = Where do your alpha and pack wolf start?
the-wolves-prompt-act = What will you do?
the-wolves-prompt-pay = How will you pay?
the-wolves-prompt-wolf = Which wolf moves?
the-wolves-prompt-to = Where does the wolf stop?
the-wolves-prompt-push = Where does the pushed wolf go?
the-wolves-prompt-track = Which track do you take the den from?
the-wolves-prompt-hunt = Which prey do you hunt?
the-wolves-prompt-over = The game is over.

lone-wolves-asks-lead = which card to lead, and where
lone-wolves-asks-follow = which card to follow with, and where
lone-wolves-asks-take = which scar to take
lone-wolves-asks-place = where to put the scar
lone-wolves-asks-over = nothing: the game is over

lone-wolves-prompt-lead = Which card do you lead, and where?
lone-wolves-prompt-follow = Which card do you follow with, and where?
lone-wolves-prompt-take = Which scar do you take?
lone-wolves-prompt-place = Where do you put the scar?
lone-wolves-prompt-over = The game is over.

waiting-the-wolves = { $who } is deciding { NAME($asks, kind: "the-wolves-asks") }.
waiting-lone-wolves = { $who } is deciding { NAME($asks, kind: "lone-wolves-asks") }.
