/** An editable element of a template: opening tag, name, content, closing tag. */
const EDITABLE =
  /(?<open><(?<tag>\w+)\b[^>]*\bmc:edit="(?<name>[^"]+)"[^>]*>)(?<content>[\s\S]*?)(?<close><\/\k<tag>>)/g;

export function sectionsOf(html: string): Record<string, string> {
  const sections: Record<string, string> = {};
  for (const { groups = {} } of html.matchAll(EDITABLE)) {
    sections[groups.name ?? ""] = groups.content?.trim() ?? "";
  }
  return sections;
}

/** Replaces the content of editable elements by name; other elements keep their content. */
export function filledTemplate(html: string, sections: Readonly<Record<string, unknown>>): string {
  let filled = "";
  let end = 0;
  for (const { 0: element, index, groups = {} } of html.matchAll(EDITABLE)) {
    const content = sections[groups.name ?? ""] ?? groups.content ?? "";
    filled += `${html.slice(end, index)}${groups.open}${content}${groups.close}`;
    end = index + element.length;
  }
  return filled + html.slice(end);
}

/** A plain-text version of HTML: one line per element, URLs of links after their text. */
export function plainTextOf(html: string): string {
  return html
    .replaceAll(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, "")
    .replaceAll(/<a\b[^<>]*\bhref="([^"]*)"[^<>]*>([\s\S]*?)<\/a>/gi, "$2 ($1)")
    .replaceAll(/<\/(p|h\d|li|div|tr|table)>|<br\s*\/?>/gi, "\n")
    .replaceAll(/<[^<>]+>/g, "")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/(?<!\s)\s*\n\s*/g, "\n")
    .trim();
}

/** URLs of the links in HTML, without duplicates. */
export function linksOf(html: string): string[] {
  const links = new Set<string>();
  for (const [, href = ""] of html.matchAll(/\bhref="(https?:\/\/[^"]+)"/gi)) links.add(href);
  return [...links];
}

/** Text in HTML. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
