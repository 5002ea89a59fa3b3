/** A table as CSV (RFC 4180), with a header row. */
export function toCsv(names: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return [names, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: unknown): string {
  const text = value === undefined || value === null ? "" : String(value);
  // Spreadsheets execute a text that starts like a formula, and this text comes from visitors.
  const harmless = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
