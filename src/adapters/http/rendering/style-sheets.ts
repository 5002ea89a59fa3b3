/** A style sheet of the client, and the classes that it styles. */
export interface StyleSheet {
  readonly href: string;
  readonly classes: ReadonlySet<string>;
}

/** Reads what a style sheet is about. Anything that looks like a class counts: one too many is only a file too many. */
export function styleSheetOf(href: string, css: string): StyleSheet {
  return { href, classes: new Set(Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = ""]) => name)) };
}

/** Names that elements of the client have together; there are some hundreds. */
const MOST_KNOWN = 5_000;

/** Answers those of the style sheets that style something in an HTML, in their order. */
export function neededOf(sheets: readonly StyleSheet[]): (html: string) => readonly StyleSheet[] {
  /** By the names of an element, as they are written: the sheets that style it. */
  const known = new Map<string, readonly StyleSheet[]>();

  function sheetsOf(names: string): readonly StyleSheet[] {
    const before = known.get(names);
    if (before) return before;
    const classes = new Set(names.split(" "));
    const needed = sheets.filter((sheet) => !sheet.classes.isDisjointFrom(classes));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(names, needed);
    return needed;
  }

  return (html) => {
    const needed = new Set<StyleSheet>();
    const attribute = ' class="';
    for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at)) {
      const from = at + attribute.length;
      at = html.indexOf('"', from);
      if (at < 0) break;
      for (const sheet of sheetsOf(html.slice(from, at))) needed.add(sheet);
    }
    return sheets.filter((sheet) => needed.has(sheet));
  };
}
