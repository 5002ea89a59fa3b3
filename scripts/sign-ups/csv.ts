/** A table as CSV (RFC 4180), with a line of names on top. */
export function toCsv(names: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return [names, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: unknown): string {
  const text = value === undefined || value === null ? "" : String(value);
  // A spreadsheet would take these for a formula, and the text comes from strangers.
  const harmless = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
