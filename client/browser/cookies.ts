/** A cookie for the whole site. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** How long it lasts, in seconds. Default: until the browser is closed. */
  readonly maxAge?: number | undefined;
  /** Default: the host of the page only. */
  readonly domain?: string | undefined;
}

/** The cookies of the site; empty where the browser blocks cookies. */
export function siteCookies(): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

/** Sets a cookie, unless the browser blocks cookies. */
export function setCookie(cookie: Cookie): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = cookieString(cookie, location.protocol);
  } catch {
    // Blocked: the visitor sees the notices again.
  }
}

/** The value of a cookie in a string like `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  const cookie = cookies.split("; ").find((known) => known.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1);
}

/** What sets a cookie. On a page under `https:`, it is `secure`. */
export function cookieString({ name, value, maxAge, domain }: Cookie, protocol: string): string {
  const lifetime = maxAge === undefined ? [] : [`max-age=${maxAge}`];
  const secure = protocol === "https:" ? ["secure"] : [];
  const host = domain === undefined ? [] : [`domain=${domain}`];
  return [`${name}=${value}`, "path=/", ...lifetime, "samesite=lax", ...secure, ...host].join("; ");
}
