import { textCell } from "../../src/adapters/http/figure-files/csv.ts";
import { hasEarlierSignUps, readSignUps } from "../../src/adapters/sign-up-store/sign-up-file.ts";
import { isStorageFailure } from "../../src/adapters/sign-up-store/sign-up-store.ts";
import { CommandError } from "../command-line.ts";

type ExportedSignUp = ReturnType<typeof signUpsIn>[number];

/**
 * Reads the sign-ups of a folder, oldest first, in the import format of the marketing provider.
 *
 * @throws {CommandError} if there are none, or they cannot be read.
 */
export function signUpsIn(folder: string) {
  const signUps = readOrExplain(folder);
  if (!signUps && hasEarlierSignUps(folder))
    throw new CommandError(
      `The sign-ups in ${folder} are of a version before 0.1.0; start version 0.1.0 once with this folder`,
    );
  if (!signUps) throw new CommandError(`There are no sign-ups in ${folder}`);
  return signUps.map(({ address, needsConfirmation, signedUpAt, repeatedAt, topics = [], language }) => ({
    email_address: address,
    /** `pending` while the owner still has to confirm the address by e-mail. */
    status: needsConfirmation ? "pending" : "subscribed",
    /** Time of the first sign-up, ISO 8601 in UTC. `last_changed` is the time of the latest one of the same address. */
    timestamp_signup: signedUpAt,
    last_changed: repeatedAt ?? signedUpAt,
    topics,
    /** Only of sites in several languages. */
    ...(language !== undefined && { language }),
  }));
}

function readOrExplain(folder: string) {
  try {
    return readSignUps(folder);
  } catch (error) {
    if (!isStorageFailure(error)) throw error;
    throw new CommandError(`The sign-ups in ${folder} cannot be read: ${error.message}`, { cause: error });
  }
}

/** A table with one line per sign-up, and their number at the end. */
export function signUpLines(signUps: readonly ExportedSignUp[]): string {
  const width = signUps.reduce((most, { email_address }) => Math.max(most, email_address.length), 0);
  const lines = signUps.map(
    ({ email_address, status, timestamp_signup }) =>
      `${email_address.padEnd(width)}  ${status.padEnd("subscribed".length)}  ${timestamp_signup}\n`,
  );
  return `${lines.join("")}${signUps.length} ${signUps.length === 1 ? "sign-up" : "sign-ups"}\n`;
}

const COLUMNS = ["email_address", "status", "timestamp_signup", "last_changed", "topics"] as const;

/** Also present if a site in several languages has stored any of it. */
const LANGUAGE_COLUMN = "language";

/** Sign-ups as CSV with a header row. Spreadsheets execute none of its cells, and each address is the mailbox it was. */
export function signUpsAsCsv(signUps: readonly ExportedSignUp[]): string {
  const hasLanguages = signUps.some(({ language }) => language !== undefined);
  const columns = hasLanguages ? ([...COLUMNS, LANGUAGE_COLUMN] as const) : COLUMNS;
  const rows = signUps
    .map((signUp) => ({ ...signUp, email_address: mailboxCell(signUp.email_address) }))
    .map((signUp) => columns.map((column) => String(signUp[column] ?? "")));
  return [columns, ...rows].map((row) => `${row.map((cell) => textCell(cell, ",")).join()}\r\n`).join("");
}

/**
 * What spreadsheets execute: a text that starts like a formula. These texts come from visitors, and an apostrophe before
 * them, which spreadsheets hide, is a part of the text for every other program.
 */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * An address for a spreadsheet. If it starts like a formula, the part before the @ is quoted: `"+x"@example.com` is the same
 * mailbox as `+x@example.com` (RFC 5321, section 4.1.2), while an apostrophe would make it another one.
 */
function mailboxCell(address: string): string {
  if (!FORMULA.test(address)) return address;
  const at = address.lastIndexOf("@");
  return `"${address.slice(0, at)}"${address.slice(at)}`;
}
