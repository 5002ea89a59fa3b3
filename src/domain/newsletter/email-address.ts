/** A valid e-mail address without surrounding white space. */
export type EmailAddress = string & { readonly __brand: "EmailAddress" };

/** The longest address that mail servers accept (RFC 5321). */
const MAX_LENGTH = 254;

// The validation of browsers for fields of type `email` (HTML, "valid e-mail address").
const VALID =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Validates an e-mail address by the same rule as browsers; returns `undefined` for an invalid one. */
export function emailAddress(text: string): EmailAddress | undefined {
  const address = text.trim();
  return isEmailAddress(address) ? address : undefined;
}

function isEmailAddress(text: string): text is EmailAddress {
  return text.length <= MAX_LENGTH && VALID.test(text);
}
