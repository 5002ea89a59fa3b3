interface CookieOptions {
  /** How long it lasts, in seconds. Default: until the browser is closed. */
  readonly maxAge?: number;
  /** Protocol of the page; a cookie that is set under `https:` is `secure`. */
  readonly protocol: string;
  /** Whether frames of other sites have the cookie too; `none` needs `https:`. Default: `lax`. */
  readonly sameSite?: "lax" | "none";
}

/** The cookies of the site; empty where the browser blocks cookies. */
export function siteCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/** Sets a cookie from a cookie string, unless the browser blocks cookies. */
export function setCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = cookie;
  } catch {
    // Blocked: the visitor sees the notices again.
  }
}

/** The value of a cookie in a string like `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  const cookie = cookies.split("; ").find((known) => known.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1);
}

/** The cookie string that sets a cookie for the whole site. */
export function cookieString(
  name: string,
  value: string,
  { maxAge, protocol, sameSite = "lax" }: CookieOptions,
): string {
  const lifetime = maxAge === undefined ? [] : [`max-age=${maxAge}`];
  const secure = protocol === "https:" ? ["secure"] : [];
  return [`${name}=${value}`, "path=/", ...lifetime, `samesite=${sameSite}`, ...secure].join("; ");
}
