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
