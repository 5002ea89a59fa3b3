/** Addresses of the files that a browser loads immediately for a document: all but those with `loading="lazy"`. */
export function filesOf(html: string) {
  const elements = Array.from(html.matchAll(/<(link|script|img)\b([^>]*)>/g), ([, name, text = ""]) => ({
    name,
    attributes: attributesOf(text),
  }));
  const links = (expected: Readonly<Record<string, string | undefined>>) =>
    elements
      .filter(({ name }) => name === "link")
      .filter(({ attributes }) => Object.entries(expected).every(([key, is]) => attributes.get(key) === is))
      .flatMap(({ attributes }) => attributes.get("href") ?? []);
  const sources = (expected: string) =>
    elements
      .filter(({ name, attributes }) => name === expected && attributes.get("loading") !== "lazy")
      .flatMap(({ attributes }) => attributes.get("src") ?? []);
  return {
    styles: links({ rel: "stylesheet" }),
    scripts: sources("script"),
    /** The chunks of the application. */
    appScripts: Array.from(
      /"app":\[(.*?)\]/.exec(html)?.[1]?.matchAll(/"([^"]+)"/g) ?? [],
      ([, src = ""]) => src,
    ),
    preloadedFonts: links({ rel: "preload", as: "font" }),
    /** One address per element, whichever of the sizes in `srcset` is loaded. */
    images: [...new Set(sources("img"))],
  };
}

/** Addresses that a style sheet names. */
export function urlsIn(css: string): readonly string[] {
  return Array.from(css.matchAll(/url\(["']?(\/[^)"']+)["']?\)/g), ([, url = ""]) => url);
}

/** Addresses of the fonts that a style sheet loads only for characters that a text does not have. */
export function fontsWithout(css: string, text: string): readonly string[] {
  const characters = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return Array.from(css.matchAll(/@font-face\s*\{([^}]*)\}/g), ([, face = ""]) => face)
    .filter((face) => {
      const ranges = Array.from(
        face.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi),
        ([, from = "", to = from]) => [
          Number.parseInt(from.replaceAll("?", "0"), 16),
          Number.parseInt(to.replaceAll("?", "F"), 16),
        ],
      );
      const isLoaded = characters.some((code) =>
        ranges.some(([from = 0, to = 0]) => code >= from && code <= to),
      );
      return ranges.length > 0 && !isLoaded;
    })
    .flatMap(urlsIn);
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [name, value]),
  );
}
