# Words that every screen shares: the page's head, numbers and durations, fields, and how the engine is doing.

common-title = Bucket Playground
common-skip = Skip to the content
common-nav = Main
common-nav-play = Play
common-nav-compare = Compare
common-nav-bigrun = Long run
common-nav-practise = Practise
common-nav-author = Write
common-nav-lab = Labs

# One sentence after another: some languages put no space between them.
common-two-sentences = { $first } { $second }

# What the language calls itself.
common-language-name = English
# Which way it is written: ltr, or rtl for right to left.
common-direction = ltr
common-language = Language
common-language-failed = The words in { $name } could not be loaded. The page goes on in the language it has; try again when you are online.

common-theme = Theme
common-theme-auto = Auto
common-theme-light = Light
common-theme-dark = Dark

common-unknown-place = There is no “{ $given }” here. You can open Play, Compare, Practise, Labs or Write; this is Play.

common-seconds = { $n } s
common-hours = { $n } h
common-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}

# A number field. The unit is "seconds", "days" or "none".
common-field-slider = { $label }, slider
common-field-value = { $unit ->
    [seconds] { $value } seconds
    [days] { $value } days
   *[none] { $value }
}
common-field-limits = { $unit ->
    [seconds] { $min } to { $max } seconds
    [days] { $min } to { $max } days
   *[none] { $min } to { $max }
}
common-field-empty = Give a number from { $min } to { $max }.
common-field-unreadable = A number from { $min } to { $max } goes here; “{ $given }” is none.
common-field-ambiguous = “{ $given }” can be read in two ways. Write it without separating the thousands.
common-field-whole = A whole number from { $min } to { $max } goes here, not { $given }.
common-field-range = From { $min } to { $max }; { $given } is outside.

common-engine-loading = The engine is on its way. You can look around meanwhile.
common-engine-bytes = { $loaded } kB so far
common-engine-bytes-of = { $loaded } of { $total } kB
common-engine-failed = The engine did not start.
common-engine-again = Try again
common-engine-no-webassembly = This browser does not run WebAssembly, which the engine is made of. Open the page in a current browser, or allow WebAssembly if it has been switched off.
common-engine-missing = The server has no engine file beside this page. Whoever put the page here should upload the whole folder again.
common-engine-not-wasm = The server sent something else in place of the engine, perhaps a page of its own. Whoever runs the server should make sure that the .wasm file is served as it is.
common-engine-blocked = A security policy keeps this page from running WebAssembly. Whoever set the policy can allow it with 'wasm-unsafe-eval'.
common-engine-offline = The engine could not be fetched. Check the network connection and try again.
common-engine-broken = It was loaded but stopped at once. Reload the page; if that does not help, its files do not belong together.
