# What societies say when they take a city or lose one, in packs without lines of their own.

voice-strikes-1 = They listen to us there now.
voice-strikes-2 = You should have watched that wall.
voice-strikes-3 = Nobody saw us coming.
voice-strikes-4 = Our whispers carried far.
voice-falls-1 = This is not over.
voice-falls-2 = Enjoy it while it lasts.
voice-falls-3 = We have lost more before.
voice-falls-4 = You will answer for that.
