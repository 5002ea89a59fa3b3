import { fakeAddress, invalidResource } from "../problems.ts";

const MAX_LENGTH = 254;
const VALID = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(\.[^\s@.\p{Cc}]+)+$/u;

/** A dot at the start or end of the part before the @, or two in a row. The service's own rule is not known. */
const FAKE = /^\.|\.\.|\.@/;

/** The address of a contact. @throws {Refusal} when it is not valid, or looks fake. */
export function checkedAddress(address: string): string {
  if (address.length > MAX_LENGTH || !VALID.test(address))
    throw invalidResource({ field: "email_address", message: "Please provide a valid email address." });
  if (FAKE.test(address)) throw fakeAddress(address);
  return address;
}
