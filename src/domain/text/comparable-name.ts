/** A name as it is compared with others: whatever its case is, and how its letters and spaces are composed. */
export function comparableName(text: string): string {
  return text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();
}
