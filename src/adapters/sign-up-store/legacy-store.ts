import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { SignUp } from "./sign-up.ts";

/** Where sign-ups were kept before there was a store for them: the state of an account of the marketing sandbox. */
const NAME = "marketing.sqlite";
/** The list of that account which they were in. */
const LIST = "Newsletter";
/** Members of it who left since, or were removed, are no sign-ups any more. */
const SIGNED_UP = new Set(["pending", "subscribed"]);
/** Milliseconds to wait for a process that is just writing it; nobody is served meanwhile. */
const BUSY_TIMEOUT_MS = 500;

const listsSchema = z.record(z.string(), z.object({ id: z.string(), name: z.string() }));
const membersSchema = z.record(
  z.string(),
  z.object({
    list_id: z.string(),
    email_address: z.string(),
    status: z.string(),
    timestamp_opt: z.string(),
    timestamp_signup: z.string(),
    last_changed: z.string(),
  }),
);

/** The sign-ups of the former store in a folder. */
export interface LegacySignUps {
  readonly signUps: readonly SignUp[];
  /** Whether an older version of the program is still running there, which may take more. */
  readonly isInUse: boolean;
}

/**
 * Reads what the former store kept in a folder, and changes nothing there; `undefined` where there is none. Throws what
 * SQLite and the schema do when it cannot be read.
 */
export function readLegacySignUps(folder: string): LegacySignUps | undefined {
  const path = join(folder, NAME);
  if (!existsSync(path)) return undefined;
  // Asked first: what is taken after the file was read would be missed otherwise.
  const isInUse = isLocked(`${path}.lock`);
  const database = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    const parts = database.prepare("SELECT value FROM state WHERE part = ?");
    const partOf = (part: string): unknown => JSON.parse(String(parts.get(part)?.value ?? "{}"));
    const lists = Object.values(listsSchema.parse(partOf("lists")));
    const ids = new Set(lists.filter(({ name }) => name === LIST).map(({ id }) => id));
    const members = Object.values(membersSchema.parse(partOf("members")));
    const signUps = members
      .filter((member) => ids.has(member.list_id) && SIGNED_UP.has(member.status))
      .map((member) => ({
        address: member.email_address,
        needsConfirmation: member.status === "pending",
        signedUpAt: member.timestamp_opt || member.timestamp_signup || member.last_changed,
      }));
    return { signUps, isInUse };
  } finally {
    database.close();
  }
}

/** The former store's process held a lock until it ended. */
function isLocked(path: string): boolean {
  if (!existsSync(path)) return false;
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec("BEGIN EXCLUSIVE; ROLLBACK");
    return false;
  } catch {
    return true;
  } finally {
    database.close();
  }
}
