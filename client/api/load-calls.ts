import { isAnswered } from "./is-answered.ts";

/** Code of the page's build is gone from the site, which has a newer one: what the browser loads itself will work. */
export class ReplacedBuildError extends Error {
  override readonly name = "ReplacedBuildError";
}

/**
 * Loads what calls the API.
 *
 * @throws {ReplacedBuildError} where it does not come though the site answers; what the browser throws without a
 *   connection.
 */
export async function loadCalls(): Promise<typeof import("./calls.ts")> {
  try {
    return await import("./calls.ts");
  } catch (error) {
    if (await isAnswered(window.location.pathname)) throw new ReplacedBuildError(undefined, { cause: error });
    throw error;
  }
}
