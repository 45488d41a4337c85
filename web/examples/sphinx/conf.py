project = "A course in Sphinx"
html_js_files = ["https://your.host/playground/bucket-playground.js"]
