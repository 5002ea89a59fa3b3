import { setTimeout as pause } from "node:timers/promises";

/** How long an element may take to appear. */
const FIND_TIMEOUT_MS = 10_000;

const POLL_MS = 20;

/**
 * The one thing that a search finds, once there is just one.
 *
 * @param what - Description for the error.
 * @throws {Error} if there is none, or more than one, for ten seconds.
 */
export async function untilOne<T>(find: () => Promise<readonly T[]>, what: unknown): Promise<T> {
  const deadline = Date.now() + FIND_TIMEOUT_MS;
  for (;;) {
    const [one, ...others] = await find();
    if (one !== undefined && others.length === 0) return one;
    if (Date.now() > deadline) {
      throw new Error(`There are ${one === undefined ? 0 : others.length + 1} of ${JSON.stringify(what)}.`);
    }
    await pause(POLL_MS);
  }
}
