/** What stands in the place of an e-mail address. */
const REDACTED = "[redacted]";

// Bounded, so that a long run without an address in it costs no more than its length.
// Also as it stands in the query of an address (%40), and encoded once more within another (%2540).
const ADDRESS =
  /[^\s@/?&=#:;,<>()"']{1,254}(?:@|%(?:25)*40)[^\s@/?&=#:;,<>()"'%]+\.[^\s@/?&=#:;,<>()"'.%]{2,}/gi;

/** A value without anything in it that looks like an e-mail address (specification, section 5), however deep. */
export function redact(value: unknown): unknown {
  if (typeof value === "string") return value.replace(ADDRESS, REDACTED);
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redact(inner)]));
  }
  return value;
}
