import { md5 } from "./md5.ts";

/**
 * What a list's member is addressed by: the MD5 of the lower-cased e-mail address.
 *
 * @param email - The address as it stands; space around it would make it another one.
 */
export function subscriberHash(email: string): string {
  return md5(email.toLowerCase());
}
