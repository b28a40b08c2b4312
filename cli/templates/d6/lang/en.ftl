# Words that sentences of the book are made with. `runebook build` says which are missing.
role-blow-attacker =
    .scope = in your { $contexts }
role-blow-defender =
    .scope = in { $contexts } aimed at you
