// The languages, one for each folder of web/locales: the build finds them (scripts/build/locales.go), and for tests without a
// page test/support/loader.js does.
declare module "#locales" {
  export const locales: {
    /** The folder's name, a BCP 47 tag. */
    tag: string;
    /** What the language calls itself. */
    name: string;
    /** The texts of its message files, where they come with the page. */
    sources?: string[];
    load?: () => Promise<string[]>;
  }[];
}
