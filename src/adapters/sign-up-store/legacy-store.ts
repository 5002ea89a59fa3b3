import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { SignUp } from "./sign-up.ts";

/** Where older versions stored sign-ups: the state of an account of the marketing sandbox. */
const NAME = "marketing.sqlite";
/** Name of the list in that account. */
const LIST = "Newsletter";
/** Members with another status have unsubscribed or were deleted. */
const SIGNED_UP = new Set(["pending", "subscribed"]);
/** Maximum time to wait for a process that is writing. It blocks the event loop. */
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

/** The sign-ups in the legacy store of a folder. */
export interface LegacySignUps {
  readonly signUps: readonly SignUp[];
  /** Whether an older version of the program is still running there, and may add sign-ups. */
  readonly isInUse: boolean;
}

/**
 * Reads the legacy store of a folder without changing it; `undefined` if there is none. Throws the errors of SQLite and
 * of the schema.
 */
export function readLegacySignUps(folder: string): LegacySignUps | undefined {
  const path = join(folder, NAME);
  if (!existsSync(path)) return undefined;
  // Checked before the file is read, so that no sign-up is lost that is added in between.
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

/** The process of the legacy store holds a lock for as long as it runs. */
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
