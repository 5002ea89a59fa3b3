/** A style sheet of the client, and the classes that it styles. */
export interface StyleSheet {
  readonly href: string;
  readonly classes: ReadonlySet<string>;
}

/** Reads what a style sheet is about. Anything that looks like a class counts: one too many is only a file too many. */
export function styleSheetOf(href: string, css: string): StyleSheet {
  return { href, classes: new Set(Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = ""]) => name)) };
}

/** Those of the style sheets that style something in this HTML. */
export function neededBy(html: string, sheets: readonly StyleSheet[]): readonly StyleSheet[] {
  const used = new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names.split(" ")).flat(),
  );
  return sheets.filter(({ classes }) => !classes.isDisjointFrom(used));
}
