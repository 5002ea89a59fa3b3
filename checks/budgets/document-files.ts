/** Addresses of the files that a browser loads immediately for a document. */
export interface DocumentFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** The lazy chunk that hydrates islands. */
  readonly islandScripts: readonly string[];
  readonly preloadedFonts: readonly string[];
  /** One address per element, whichever of the sizes in `srcset` is loaded. */
  readonly images: readonly string[];
}

/** The files that a document names, except those with `loading="lazy"`. */
export function filesOf(html: string): DocumentFiles {
  const elements = Array.from(html.matchAll(/<(link|script|img)\b([^>]*)>/g), ([, name, text = ""]) => ({
    name,
    attributes: attributesOf(text),
  }));
  const links = (expected: Readonly<Record<string, string | undefined>>) =>
    elements
      .filter(({ name, attributes }) => {
        return name === "link" && Object.entries(expected).every(([key, is]) => attributes.get(key) === is);
      })
      .flatMap(({ attributes }) => attributes.get("href") ?? []);
  const sources = (expected: string) =>
    elements
      .filter(({ name, attributes }) => name === expected && attributes.get("loading") !== "lazy")
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
