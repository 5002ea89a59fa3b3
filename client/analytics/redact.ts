/** Replaces e-mail addresses. */
const REDACTED = "[redacted]";

// The quantifiers are bounded, so that a long text without an address takes linear time.
// Also matches an address that is URL-encoded once (%40) or several times (%2540).
const ADDRESS =
  /[^\s@/?&=#:;,<>()"']{1,254}(?:@|%(?:25)*40)[^\s@/?&=#:;,<>()"'%]+\.[^\s@/?&=#:;,<>()"'.%]{2,}/gi;

/** Redacts everything that looks like an e-mail address (specification, section 5), also in nested values. */
export function redact(value: unknown): unknown {
  if (typeof value === "string") return value.replace(ADDRESS, REDACTED);
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redact(inner)]));
  }
  return value;
}
