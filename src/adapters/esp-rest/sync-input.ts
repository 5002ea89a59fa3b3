import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import { untilAborted } from "./wait.ts";

type Members<T> = Iterable<T> | AsyncIterable<T>;

/** Whether a sync can read it. A text has letters, and no members. */
export function isIterable(members: unknown): boolean {
  return (
    typeof members === "object" &&
    members !== null &&
    (Symbol.iterator in members || Symbol.asyncIterator in members)
  );
}

/**
 * The members, as long as they can be read and the signal is not aborted.
 *
 * @throws {MarketingApiError} `aborted`, or `invalid-parameter` for an input that breaks off.
 */
export async function* membersIn<T>(members: Members<T>, signal: AbortSignal | undefined) {
  try {
    if (signal === undefined) yield* members;
    else yield* untilAborted(asyncIn(members), signal);
  } catch (cause) {
    throw signal?.aborted ? ended(cause) : notRead(cause);
  }
}

async function* asyncIn<T>(members: Members<T>) {
  yield* members;
}

function ended(cause: unknown): MarketingApiError {
  return new MarketingApiError("aborted", "syncMembers", "The signal ended the sync", { cause });
}

function notRead(cause: unknown): MarketingApiError {
  const reason = cause instanceof Error ? cause.message : cause;
  return MarketingApiError.invalid("members", "syncMembers", `they could not be read: ${reason}`, cause);
}
