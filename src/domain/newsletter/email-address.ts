import { withoutUnseen } from "../text/unseen.ts";

/** A valid e-mail address without surrounding white space, with its domain in ASCII. */
export type EmailAddress = string & { readonly __brand: "EmailAddress" };

/** The longest address that mail servers accept (RFC 5321). */
const MAX_LENGTH = 254;

// The validation of browsers for fields of type `email` (HTML, "valid e-mail address").
const VALID =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const ASCII = /^[!-~]*$/;

// What a domain name consists of in any script, so that the URL parser finds nothing else in it.
const LABELS = /^[\p{L}\p{M}\p{N}\-.\u3002]+$/u;

/** An address as a visitor pasted it, without what nobody sees: marks without a width, joiners, special spaces. */
export function seenAddress(text: string): string {
  return withoutUnseen(text).replace(/[\u200c\u200d]|(?! )\p{Zs}/gu, "");
}

/**
 * Validates an e-mail address by the same rule as browsers; returns `undefined` for an invalid one. An international
 * domain (`bücher.example`) becomes its ASCII form (`xn--…`), which some browsers send and others do not (IDNA, UTS 46).
 */
export function emailAddress(text: string): EmailAddress | undefined {
  const address = withAsciiDomain(seenAddress(text).trim());
  return isEmailAddress(address) ? address : undefined;
}

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  if (ASCII.test(domain) || !LABELS.test(domain)) return address;
  const ascii = URL.parse(`http://${domain}`)?.hostname;
  return ascii === undefined ? address : address.slice(0, at) + ascii;
}

function isEmailAddress(text: string): text is EmailAddress {
  return text.length <= MAX_LENGTH && VALID.test(text);
}
