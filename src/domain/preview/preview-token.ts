import { decoded } from "../links/decoded.ts";

/** Longer than every valid token; longer input is rejected. A cookie has at most 4,096 characters. */
const MAX_LENGTH = 4_000;

/** Visible ASCII without what JSON, HTML or addresses have to escape. What it means is the service's. */
const OPAQUE = /^[\w!$&'()*+,./:;=?@~-]+$/;

/**
 * The form of refs that the service has published, alone or with a release. Readers can know such a ref, from responses of
 * the site, and at a ref of their own choice they would read what is under an embargo.
 */
const PUBLISHED = /^[\w-]{16}(?:~|$)/;

/**
 * Extracts the token of an editor's preview from the token itself, or from the cookie of the service's toolbar,
 * `{"_tracker":"…","HOST":{"preview":"TOKEN"}}`; either may be URL-encoded.
 *
 * A token is an address of the repository, or an opaque text of the page builder's live preview (seen as `m-…:p-…`; not
 * documented by the provider). An opaque one does not name the repository: whether it is one of its previews, only the
 * service knows.
 *
 * @param input - Untrusted.
 * @param hosts - Allowed hosts of the content repository.
 * @returns `undefined` for anything that is not a preview of these hosts.
 */
export function previewTokenOf(input: string, hosts: readonly string[]): string | undefined {
  if (input.length > MAX_LENGTH) return undefined;
  // An address may contain percent signs, so it is not decoded; it starts with a protocol.
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

function isTokenOf(token: string, hosts: readonly string[]): boolean {
  return token.includes("//") ? isAddressOf(token, hosts) : OPAQUE.test(token) && !PUBLISHED.test(token);
}

function isAddressOf(token: string, hosts: readonly string[]): boolean {
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
