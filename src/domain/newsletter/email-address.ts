/** An e-mail address that can be written to, without space around it. */
export type EmailAddress = string & { readonly __brand: "EmailAddress" };

/** The longest address that mail servers take (RFC 5321). */
const MAX_LENGTH = 254;

// What a browser takes for valid in a field of type `email` (HTML, "valid e-mail address").
const VALID =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Takes text for an e-mail address by the rule of the browser's own field, or answers `undefined`. */
export function emailAddress(text: string): EmailAddress | undefined {
  const address = text.trim();
  return isEmailAddress(address) ? address : undefined;
}

function isEmailAddress(text: string): text is EmailAddress {
  return text.length <= MAX_LENGTH && VALID.test(text);
}
