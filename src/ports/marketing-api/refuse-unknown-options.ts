import { MarketingApiError } from "./errors.ts";
import { noSuch } from "./request.ts";

/**
 * Refuses options that do not exist, which would otherwise be ignored.
 *
 * @throws {MarketingApiError} `configuration`, with the nearest known name.
 */
export function refuseUnknownOptions(given: object, known: readonly string[]): void {
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new MarketingApiError("configuration", "", `${unknown}: ${noSuch("option", unknown, known)}`);
}
