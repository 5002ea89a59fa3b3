import { MarketingApiError } from "./errors.ts";
import { md5 } from "./md5.ts";

/**
 * The id of a list's member: the MD5 of the lower-cased e-mail address.
 *
 * @param email - The address, without surrounding white space.
 * @throws {MarketingApiError} `invalid-parameter` for what is not a text.
 */
export function subscriberHash(email: string): string {
  if (typeof email !== "string")
    throw MarketingApiError.invalid("email", "subscriberHash", "it has to be text");
  return md5(email.toLowerCase());
}
