import { md5 } from "./md5.ts";

/**
 * The id of a list's member: the MD5 of the lower-cased e-mail address.
 *
 * @param email - The address, without surrounding white space.
 */
export function subscriberHash(email: string): string {
  return md5(email.toLowerCase());
}
