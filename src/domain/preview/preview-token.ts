/** The cookie in which the content service's tools and the site keep an editor's preview. */
export const PREVIEW_COOKIE = "io.prismic.preview";

/** Longer than any token is; what outsiders send beyond it is not looked at. */
const MAX_LENGTH = 4_000;

/**
 * The token of an editor's preview, from what names it: the token itself, or the cookie that the service's toolbar
 * writes, `{"_tracker":"…","HOST":{"preview":"TOKEN"}}`; either may be URL-encoded.
 *
 * @param named - Comes from outside.
 * @param hosts - Those whose previews are the repository's own: `larkfield.prismic.io`.
 * @returns `undefined` for anything that is not a preview of these hosts.
 */
export function previewTokenOf(named: string, hosts: readonly string[]): string | undefined {
  if (named.length > MAX_LENGTH) return undefined;
  const text = decoded(named);
  const token = text.startsWith("{") ? tokenInJson(text, hosts) : text;
  return token !== undefined && isTokenOf(token, hosts) ? token : undefined;
}

function decoded(text: string): string {
  // A bare token may have percent signs of its own; it begins as an address does.
  if (/^(https?:\/\/|\{)/.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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

/** A token is itself an address of the repository, though nobody ever goes there. */
function isTokenOf(token: string, hosts: readonly string[]): boolean {
  // The parser of addresses would pass over white space and turn backslashes round.
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
