import { cookieString, readCookie } from "./cookies.ts";

/** Whether analytics may store cookies, as in the tag manager's consent mode. */
export type Consent = "granted" | "denied";

/** Cookie that stores the visitor's choice. */
const CONSENT_COOKIE = "tracking-consent";

/** Lifetime of either choice: half a year. Then the visitor is asked again. */
const LIFETIME_SECONDS = 183 * 24 * 60 * 60;

/** The choice of the visitor with these cookies; `undefined` if there is none yet. */
export function consentIn(cookies: string): Consent | undefined {
  return consentOf(readCookie(cookies, CONSENT_COOKIE));
}

/** Parses a choice; `undefined` for any other text. */
export function consentOf(word: string | undefined): Consent | undefined {
  return word === "granted" || word === "denied" ? word : undefined;
}

/** The cookie string that stores a choice. */
export function consentCookie(consent: Consent, protocol: string): string {
  return cookieString(CONSENT_COOKIE, consent, { maxAge: LIFETIME_SECONDS, protocol });
}
