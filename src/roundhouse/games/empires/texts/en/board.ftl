# Small Railroad Empires in a terminal: single lines, for they are read without Fluent, too.
empires-board-star = star
empires-board-token = rural token
empires-board-letters = a b c d  tracks of the players   A B C D  their trains   k K y Y  black and yellow
empires-board-brackets = [..] a factory with its goods   (..) a city with its demands
empires-board-part-prestige = track
empires-board-part-achievements = achievements
empires-board-part-passengers = passengers
empires-board-part-loans = loans
empires-board-won = game over, won
empires-board-lost = game over, lost
empires-board-production = Production
empires-board-production-at = at { $value } prestige; reached: { $more }
empires-board-loans-left = Loans left
empires-board-asks = asks { $value }
empires-board-taken = top { $value }  bottom { $more }
empires-board-locked = locked
empires-board-trains = trains
empires-board-unseen = { $value } unseen
empires-board-played = played
empires-board-contract = contract
empires-board-shown = contract, shown
empires-board-found = locomotive found ({ $value })
empires-board-conglomerate = Great Steam Conglomerate
empires-board-plan = { $value } tracks to { $more }
empires-board-cards = cards
empires-board-row = row

# What `roundhouse conduct` measures.
empires-conduct-track-used = built spaces that carried a good of their builder
empires-conduct-deliveries = deliveries a seat
empires-conduct-length = spaces of a delivery
empires-conduct-loans = loans a seat
empires-conduct-cards-played = train cards that were played, not left in hand at the end
empires-conduct-achievements = achievements a seat
empires-conduct-winner = prestige of the winner
