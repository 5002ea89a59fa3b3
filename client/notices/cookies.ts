interface CookieOptions {
  /** How long it lasts, in seconds. Default: until the browser is closed. */
  readonly maxAge?: number;
  /** Of the page that sets it: what was set under `https:` is sent nowhere else. */
  readonly protocol: string;
}

/** The cookies of the site; none where the visitor's browser keeps them from every page. */
export function siteCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/** Sets a cookie, from a cookie string, where the browser lets it. */
export function setCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store has not come to every browser
    document.cookie = cookie;
  } catch {
    // The visitor meets the notices again.
  }
}

/** The value of a cookie, from a cookie string such as the browser's. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const cookie of cookies.split("; ")) {
    const [key, ...value] = cookie.split("=");
    if (key === name) return value.join("=");
  }
  return undefined;
}

/** The cookie string that sets a cookie for all of the site. */
export function cookieString(name: string, value: string, { maxAge, protocol }: CookieOptions): string {
  const lifetime = maxAge === undefined ? [] : [`max-age=${maxAge}`];
  const secure = protocol === "https:" ? ["secure"] : [];
  return [`${name}=${value}`, "path=/", ...lifetime, "samesite=lax", ...secure].join("; ");
}
