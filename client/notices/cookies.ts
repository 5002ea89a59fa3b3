/** How long a cookie lasts, in seconds; without it, until the browser is closed. */
interface CookieOptions {
  readonly maxAge?: number;
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
export function cookieString(name: string, value: string, { maxAge }: CookieOptions = {}): string {
  const lifetime = maxAge === undefined ? [] : [`max-age=${maxAge}`];
  return [`${name}=${value}`, "path=/", ...lifetime, "samesite=lax"].join("; ");
}
