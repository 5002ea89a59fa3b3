import { decoded } from "../links/decoded.ts";

/** Longer than every valid token; longer input is rejected. */
const MAX_LENGTH = 4_000;

/**
 * Extracts the token of an editor's preview from the token itself, or from the cookie of the service's toolbar,
 * `{"_tracker":"…","HOST":{"preview":"TOKEN"}}`; either may be URL-encoded.
 *
 * @param input - Untrusted.
 * @param hosts - Allowed hosts of the content repository.
 * @returns `undefined` for anything that is not a preview of these hosts.
 */
export function previewTokenOf(input: string, hosts: readonly string[]): string | undefined {
  if (input.length > MAX_LENGTH) return undefined;
  // A plain token may contain percent signs, so it is not decoded; it starts with a protocol.
  const text = /^(https?:\/\/|\{)/.test(input) ? input : decoded(input);
  const token = text.startsWith("{") ? tokenInJson(text, hosts) : text;
  return token !== undefined && isTokenOf(token, hosts) ? token : undefined;
}

function tokenInJson(text: string, hosts: readonly string[]): string | undefined {
  let cookie: unknown;
  try {
    cookie = JSON.parse(text);
  } catch {
    return undefined;
  }
  for (const host of hosts) {
    const token = own(own(cookie, host), "preview");
    if (typeof token === "string") return token;
  }
  return undefined;
}

function own(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

/** A token has the form of an address of the repository. */
function isTokenOf(token: string, hosts: readonly string[]): boolean {
  // The URL parser would remove white space and convert backslashes.
  if (/[\s\\]/.test(token) || !URL.canParse(token)) return false;
  const { protocol, host, username, password, pathname } = new URL(token);
  return (
    (protocol === "https:" || protocol === "http:") &&
    username === "" &&
    password === "" &&
    hosts.includes(host) &&
    pathname.startsWith("/previews/")
  );
}
