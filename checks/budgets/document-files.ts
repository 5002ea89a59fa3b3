/** Addresses of what a document makes a browser fetch at once. */
export interface DocumentFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** The code that hydrates islands, once somebody wants one. */
  readonly islandScripts: readonly string[];
  readonly preloadedFonts: readonly string[];
  /** One an element: which of an element's sizes is fetched does not matter here. */
  readonly images: readonly string[];
}

/** Reads from a document which files it names, those aside that wait until they are scrolled to. */
export function filesOf(html: string): DocumentFiles {
  const elements = Array.from(html.matchAll(/<(link|script|img)\b([^>]*)>/g), ([, name, text = ""]) => ({
    name,
    attributes: attributesOf(text),
  }));
  const links = (wanted: Readonly<Record<string, string | undefined>>) =>
    elements
      .filter(({ name, attributes }) => {
        return name === "link" && Object.entries(wanted).every(([key, is]) => attributes.get(key) === is);
      })
      .flatMap(({ attributes }) => attributes.get("href") ?? []);
  const sources = (wanted: string) =>
    elements
      .filter(({ name, attributes }) => name === wanted && attributes.get("loading") !== "lazy")
      .flatMap(({ attributes }) => attributes.get("src") ?? []);
  return {
    styles: links({ rel: "stylesheet" }),
    scripts: sources("script"),
    islandScripts: /"islands":"([^"]*)"/.exec(html)?.slice(1) ?? [],
    preloadedFonts: links({ rel: "preload", as: "font" }),
    images: [...new Set(sources("img"))],
  };
}

/** Addresses that a style sheet names. */
export function urlsIn(css: string): readonly string[] {
  return Array.from(css.matchAll(/url\(["']?(\/[^)"']+)["']?\)/g), ([, url = ""]) => url);
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [name, value]),
  );
}
