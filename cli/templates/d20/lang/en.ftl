# Words that sentences of the book are made with. `runebook build` says which are missing.
role-attack-attacker =
    .scope = in your { $contexts }
role-attack-defender =
    .scope = in { $contexts } on you
