/** A text found in a document, with its line number. */
export interface Mention {
  readonly line: number;
  readonly text: string;
}

export type Markdown = ReturnType<typeof readMarkdown>;

/** The beginning or the end of a block of code. */
const fence = /^\s*(`{3,}|~{3,})/;
const inlineCode = /(`+)(.+?)\1(?!`)/g;
/** Where a link, a reference or an element of HTML has its address. */
const targets = [
  /\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/g,
  /^\s*\[[^\]]+\]:\s*<?([^\s>]+)>?/g,
  /<(?:a|img)\s[^>]*?(?:href|src)="([^"]*)"/g,
] as const;

/** The links and code spans of a Markdown text outside its code blocks, and its anchors. */
export function readMarkdown(text: string) {
  const links: Mention[] = [];
  const code: Mention[] = [];
  const anchors = new Set<string>();
  for (const { line, text: prose } of proseOf(text)) {
    for (const [, , span = ""] of prose.matchAll(inlineCode)) code.push({ line, text: span.trim() });
    const plain = prose.replace(inlineCode, "");
    for (const pattern of targets) {
      for (const [, target = ""] of plain.matchAll(pattern)) links.push({ line, text: target });
    }
    for (const [, id = ""] of plain.matchAll(/<a\s[^>]*?(?:id|name)="([^"]*)"/g)) anchors.add(id);
    const [, heading] = /^ {0,3}#{1,6}\s+(.*?)\s*#*\s*$/.exec(prose) ?? [];
    if (heading !== undefined) addAnchor(heading, anchors);
  }
  return { links, code, anchors };
}

/** The lines of a text outside fenced code blocks. */
function proseOf(text: string): readonly Mention[] {
  const prose: Mention[] = [];
  let open: string | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    const [, mark] = fence.exec(line) ?? [];
    if (open === undefined && mark === undefined) prose.push({ line: index + 1, text: line });
    else if (open === undefined) open = mark;
    else if (mark?.startsWith(open) === true) open = undefined;
  }
  return prose;
}

/** The anchor that code hosts generate for a heading; the second one of the same name ends in -1. */
function addAnchor(heading: string, anchors: Set<string>): void {
  const words = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").toLowerCase();
  const slug = words.replace(/[^\p{L}\p{N}\s_-]/gu, "").replace(/\s/g, "-");
  let anchor = slug;
  for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
  anchors.add(anchor);
}
