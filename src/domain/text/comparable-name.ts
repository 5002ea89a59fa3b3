/** A name as it is compared with others: whatever its case is, and how its letters and spaces are composed. */
export function comparableName(text: string): string {
  return text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();
}

/** The same without points and commas, since some write abbreviations with them: `Inc.`. A name of these alone is itself. */
export function nameWithoutMarks(text: string): string {
  return comparableName(text.replace(/[.,]/g, " ")) || text;
}
