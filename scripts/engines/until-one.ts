import { setTimeout as pause } from "node:timers/promises";

/** Maximum time until an element appears. */
export const FIND_TIMEOUT_MS = 10_000;

const POLL_MS = 20;

/**
 * Retries a search until it finds exactly one result.
 *
 * @param what - Description for the error.
 * @throws {Error} if there is none, or more than one, until the timeout.
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
