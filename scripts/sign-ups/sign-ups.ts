import { readSignUps } from "../../src/adapters/sign-up-store/sign-up-file.ts";
import { isStorageFailure } from "../../src/adapters/sign-up-store/storage-failure.ts";
import { toCsv } from "./csv.ts";

/** A sign-up in the words of the marketing provider, which takes a file of them. */
interface ExportedSignUp {
  readonly email_address: string;
  /** `pending` while its owner is to confirm by mail before anything else is sent to it. */
  readonly status: "pending" | "subscribed";
  /** ISO 8601 in UTC, like `last_changed`: the moment of the last sign-up of the same address. */
  readonly timestamp_signup: string;
  readonly last_changed: string;
  /** Topics of alerts that were chosen. */
  readonly topics: readonly string[];
}

/** What was asked for is not there, or cannot be read; the message says so to the user. */
export class NoSignUpsError extends Error {
  override readonly name = "NoSignUpsError";
}

/**
 * Reads the sign-ups that a folder keeps, oldest first.
 *
 * @throws {NoSignUpsError} when the folder keeps nothing, or what cannot be read.
 */
export function signUpsIn(folder: string): readonly ExportedSignUp[] {
  const signUps = readOrExplain(folder);
  if (!signUps) throw new NoSignUpsError(`Nothing is kept in ${folder}`);
  return signUps.map(({ address, needsConfirmation, signedUpAt, repeatedAt, topics = [] }) => ({
    email_address: address,
    status: needsConfirmation ? "pending" : "subscribed",
    timestamp_signup: signedUpAt,
    last_changed: repeatedAt ?? signedUpAt,
    topics,
  }));
}

function readOrExplain(folder: string) {
  try {
    return readSignUps(folder);
  } catch (error) {
    if (!isStorageFailure(error)) throw error;
    throw new NoSignUpsError(`What is kept in ${folder} cannot be read: ${error.message}`, { cause: error });
  }
}

/** A line for each sign-up, in columns, and a last one that counts them. */
export function signUpLines(signUps: readonly ExportedSignUp[]): string {
  const width = signUps.reduce((most, { email_address }) => Math.max(most, email_address.length), 0);
  const lines = signUps.map(
    ({ email_address, status, timestamp_signup }) =>
      `${email_address.padEnd(width)}  ${status.padEnd("subscribed".length)}  ${timestamp_signup}\n`,
  );
  return `${lines.join("")}${signUps.length} ${signUps.length === 1 ? "sign-up" : "sign-ups"}\n`;
}

const COLUMNS = ["email_address", "status", "timestamp_signup", "last_changed", "topics"] as const;

/** Sign-ups as CSV, with a line of names on top. */
export function signUpsAsCsv(signUps: readonly ExportedSignUp[]): string {
  return toCsv(
    COLUMNS,
    signUps.map((signUp) => COLUMNS.map((column) => String(signUp[column]))),
  );
}
