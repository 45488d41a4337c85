// Files that the bundler takes in as text.
declare module "*.ftl" {
  const text: string;
  export default text;
}
