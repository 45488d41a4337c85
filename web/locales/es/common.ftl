# Words that every screen shares: the page's head, numbers and durations, fields, and how the engine is doing.

common-title = Bucket Playground
common-skip = Ir al contenido
common-nav = Principal
common-nav-play = Jugar
common-nav-compare = Comparar
common-nav-bigrun = Largo plazo
common-nav-practise = Practicar
common-nav-author = Crear
common-nav-lab = Labs

# One sentence after another.
common-two-sentences = { $first } { $second }

# What the language calls itself.
common-language-name = Español
# The direction the language is written in: ltr or rtl.
common-direction = ltr
common-language = Idioma
common-language-failed = No se pudieron cargar los textos en { $name }. La página sigue en el idioma que tiene; inténtalo de nuevo cuando tengas conexión.

common-theme = Tema
common-theme-auto = Auto
common-theme-light = Claro
common-theme-dark = Oscuro

common-unknown-place = Aquí no hay nada que se llame “{ $given }”. Puedes abrir Jugar, Comparar, Practicar, Labs o Crear; estás en Jugar.

common-seconds = { $n } s
common-hours = { $n } h
common-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}

# A number field. The unit is "seconds", "days" or "none".
common-field-slider = { $label }, control deslizante
common-field-value = { $unit ->
    [seconds] { $value } segundos
    [days] { $value } días
   *[none] { $value }
}
common-field-limits = { $unit ->
    [seconds] de { $min } a { $max } segundos
    [days] de { $min } a { $max } días
   *[none] de { $min } a { $max }
}
common-field-empty = Escribe un número de { $min } a { $max }.
common-field-unreadable = Aquí va un número de { $min } a { $max }; “{ $given }” no lo es.
common-field-ambiguous = “{ $given }” se puede leer de dos maneras. Escríbelo sin separar los miles.
common-field-whole = Aquí va un número entero de { $min } a { $max }, no { $given }.
common-field-range = De { $min } a { $max }; { $given } queda fuera.

common-engine-loading = El motor está en camino. Mientras tanto, puedes echar un vistazo.
common-engine-bytes = { $loaded } kB hasta ahora
common-engine-bytes-of = { $loaded } de { $total } kB
common-engine-failed = El motor no arrancó.
common-engine-again = Intentar de nuevo
common-engine-no-webassembly = Este navegador no ejecuta WebAssembly, y el motor está hecho con eso. Abre la página en un navegador actual, o permite WebAssembly si está desactivado.
common-engine-missing = En el servidor falta el archivo del motor junto a esta página. Quien la publicó debería volver a subir la carpeta completa.
common-engine-not-wasm = En lugar del motor, el servidor envió otra cosa, tal vez una página suya. Quien lo administra debería revisar que el archivo .wasm se entregue tal cual.
common-engine-blocked = Una política de seguridad impide que esta página ejecute WebAssembly. Quien la definió puede permitirlo con 'wasm-unsafe-eval'.
common-engine-offline = No se pudo descargar el motor. Revisa la conexión e inténtalo de nuevo.
common-engine-broken = El motor se cargó, pero se detuvo enseguida. Recarga la página; si no sirve, sus archivos no corresponden unos con otros.
