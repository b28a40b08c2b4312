# Words that sentences of the book are made with. `runebook build` says which are missing.
slot-wearer-worn =
    .holds = it is worn
