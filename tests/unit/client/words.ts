/** What a visitor reads of HTML: only block elements separate words. */
export function wordsOf(html: string): string {
  return html
    .replace(/<\/?(?:section|div|[uo]l|li|p|h\d|d[dlt]|small|strong|button|a)\b[^>]*>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
