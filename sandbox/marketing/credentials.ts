/** The credentials that the sandbox accepts. Without a list, any that are not empty. */
export interface Credentials {
  /** Accepted API keys. */
  readonly apiKeys?: readonly string[] | undefined;
  /** Accepted access tokens. */
  readonly accessTokens?: readonly string[] | undefined;
}

/** Whether an `Authorization` header is valid: a key as the password of any user, or a bearer token. */
export function isAuthorized(header: string | undefined, known: Credentials): boolean {
  const [, scheme = "", value = ""] = /^(\w+) +(\S+)$/.exec(header ?? "") ?? [];
  switch (scheme.toLowerCase()) {
    case "basic":
      return isKnown(passwordOf(value), known.apiKeys);
    case "bearer":
      return isKnown(value, known.accessTokens);
    default:
      return false;
  }
}

function passwordOf(encoded: string): string {
  const text = Buffer.from(encoded, "base64").toString();
  const colon = text.indexOf(":");
  return colon < 0 ? "" : text.slice(colon + 1);
}

function isKnown(secret: string, known: readonly string[] | undefined): boolean {
  return secret !== "" && (known === undefined || known.includes(secret));
}
