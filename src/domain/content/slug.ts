/** Converts a title to a part of an address: `five-year-summary`. Empty if it has neither letters nor digits. */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
