export default {
  title: "A course in VitePress",
  head: [["script", { src: "https://your.host/playground/bucket-playground.js", async: "" }]],
  // Vue would take the tag for a component of its own.
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "bucket-playground" } } },
};
