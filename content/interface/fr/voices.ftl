# Ce que disent les sociétés quand elles prennent ou perdent une ville, dans les packs sans répliques.

voice-strikes-1 = Là-bas, on nous écoute désormais.
voice-strikes-2 = Il fallait surveiller ce rempart.
voice-strikes-3 = Nul ne nous a vus venir.
voice-strikes-4 = Nos murmures portent loin.
voice-falls-1 = Ce n’est pas fini.
voice-falls-2 = Profitez-en tant que cela dure.
voice-falls-3 = Nous avons déjà perdu davantage.
voice-falls-4 = Vous en répondrez.
