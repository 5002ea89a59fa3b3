import { VISITOR_COOKIES } from "../../src/adapters/http/contract/visitor-cookies.ts";
import { type Cookie, readCookie } from "../browser/cookies.ts";

/** Whether analytics may store cookies, as in the tag manager's consent mode. */
export type Consent = "granted" | "denied";

/** Cookie that stores the visitor's choice. */
const CONSENT_COOKIE = VISITOR_COOKIES.consent;

/** The choice of the visitor with these cookies; `undefined` if there is none yet. */
export function consentIn(cookies: string): Consent | undefined {
  const value = readCookie(cookies, CONSENT_COOKIE.name);
  return value === "granted" || value === "denied" ? value : undefined;
}

/** Cookies that the usual tags set for the site's own host: of Google, Matomo, Clarity and Hotjar. */
const ANALYTICS_COOKIE = /^_(?:ga|gid|gcl|dc_gtm|pk_|cl[cs]k|hj)/;

/** Cookies by which a browser deletes those of analytics. Some belong to the host, others, as Google's, to a domain above it. */
export function withdrawalCookies(cookies: string, { hostname }: Pick<URL, "hostname">): Cookie[] {
  const labels = hostname.split(".");
  const domains = labels.slice(1).map((_, index) => labels.slice(index).join("."));
  return cookies
    .split("; ")
    .flatMap((cookie) => cookie.split("=", 1))
    .filter((name) => ANALYTICS_COOKIE.test(name))
    .flatMap((name) => [undefined, ...domains].map((domain) => ({ name, value: "", maxAge: 0, domain })));
}

/** The cookie that stores a choice. */
export function consentCookie(value: Consent): Cookie {
  return { ...CONSENT_COOKIE, value };
}
