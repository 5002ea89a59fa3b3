/**
 * What spreadsheets execute: a text that starts like a formula. These texts come from visitors, and an apostrophe before
 * them, which spreadsheets hide, is a part of the text for every other program.
 */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * An address for a spreadsheet. If it starts like a formula, the part before the @ is quoted: `"+x"@example.com` is the same
 * mailbox as `+x@example.com` (RFC 5321, section 4.1.2), while an apostrophe would make it another one.
 */
export function mailboxCell(address: string): string {
  if (!FORMULA.test(address)) return address;
  const at = address.lastIndexOf("@");
  return `"${address.slice(0, at)}"${address.slice(at)}`;
}

/** A table as CSV (RFC 4180), with a header row. A text that starts like a formula gets an apostrophe. */
export function toCsv(names: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return [names, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: unknown): string {
  const text = value === undefined || value === null ? "" : String(value);
  const harmless = typeof value === "string" && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
