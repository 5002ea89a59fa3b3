/** The credits of all images that a page shows, each once, in the order of the images. */
export function creditsIn(page: object): readonly string[] {
  const shown = Object.entries(page).filter(([name]) => name !== "meta");
  return [...new Set(creditsOf(shown))];
}

function creditsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(creditsOf);
  if (typeof value !== "object" || value === null) return [];
  const credit = "alt" in value && "credit" in value ? value.credit : undefined;
  return typeof credit === "string" ? [credit] : Object.values(value).flatMap(creditsOf);
}
