import { readState } from "../../sandbox/marketing/state-file.ts";
import { createInMemoryMarketingApi } from "../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import type { MarketingApi } from "../../src/ports/marketing-api/api.ts";
import type { Member } from "../../src/ports/marketing-api/types/members.ts";
import { toCsv } from "./csv.ts";

/** A member of a list, with the list's name. */
export interface SignUp extends Member {
  readonly list_name: string;
}

/** What was asked for is not there; the message says so to the user. */
export class NothingThere extends Error {
  override readonly name = "NothingThere";
}

/**
 * Reads the sign-ups that a folder keeps.
 *
 * @param only - The one list to read.
 * @throws {NothingThere} when the folder keeps nothing, or not that list.
 */
export async function readSignUps(folder: string, only?: string): Promise<SignUp[]> {
  const state = readState(folder);
  if (!state) throw new NothingThere(`Nothing is kept in ${folder}`);
  const account = createInMemoryMarketingApi();
  account.restore(state);
  const lists = await listsOf(account.api);
  const wanted = only === undefined ? lists : lists.filter(({ id }) => id === only);
  if (only !== undefined && wanted.length === 0) {
    const known = lists.map(({ id, name }) => `${id} (${name})`).join(", ");
    throw new NothingThere(`There is no list ${only}; there is ${known || "none"}`);
  }
  const signUps: SignUp[] = [];
  for (const { id: list_id, name: list_name } of wanted) {
    for await (const member of account.api.lists.members.list.all({ list_id })) {
      signUps.push({ ...member, list_name });
    }
  }
  return signUps;
}

async function listsOf({ lists }: MarketingApi): Promise<{ id: string; name: string }[]> {
  const found: { id: string; name: string }[] = [];
  for await (const { id, name } of lists.list.all({})) found.push({ id, name });
  return found;
}

/** A line for each sign-up, in columns, and a last one that counts them. */
export function signUpLines(signUps: readonly SignUp[]): string {
  const rows = signUps.map(
    ({ email_address, status, timestamp_opt, timestamp_signup, list_id, list_name }) => [
      email_address,
      status,
      timestamp_opt || timestamp_signup,
      `${list_name} (${list_id})`,
    ],
  );
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join("  "));
  return [...lines, `${signUps.length} ${signUps.length === 1 ? "sign-up" : "sign-ups"}`]
    .map((line) => `${line}\n`)
    .join("");
}

const COLUMNS = [
  "email_address",
  "status",
  "list_id",
  "list_name",
  "timestamp_signup",
  "timestamp_opt",
  "last_changed",
  "language",
  "source",
] as const;

/** Sign-ups as CSV: what is the same for all lists, tags, then a column for each merge field. */
export function signUpsAsCsv(signUps: readonly SignUp[]): string {
  const mergeFields = [...new Set(signUps.flatMap(({ merge_fields }) => Object.keys(merge_fields)))];
  const rows = signUps.map((signUp) => [
    ...COLUMNS.map((column) => signUp[column]),
    signUp.tags.map(({ name }) => name).join("; "),
    ...mergeFields.map((field) => flat(signUp.merge_fields[field])),
  ]);
  return toCsv([...COLUMNS, "tags", ...mergeFields], rows);
}

/** An address is a merge field of several parts. */
function flat(value: unknown): unknown {
  return typeof value === "object" && value !== null
    ? Object.values(value).filter(Boolean).join(", ")
    : value;
}
