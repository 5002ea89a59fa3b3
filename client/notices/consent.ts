import { cookieString, readCookie } from "./cookies.ts";

/** Whether analytics may store cookies: the words of the tag manager's consent mode. */
export type Consent = "granted" | "denied";

/** Holds what the visitor has chosen. */
const CONSENT_COOKIE = "tracking-consent";

/** For half a year nobody is asked again, whatever they chose. */
const LIFETIME_SECONDS = 183 * 24 * 60 * 60;

/** What the visitor with these cookies has chosen; `undefined` while they have not. */
export function consentIn(cookies: string): Consent | undefined {
  return consentOf(readCookie(cookies, CONSENT_COOKIE));
}

/** The choice that a word says; `undefined` for any other word. */
export function consentOf(word: string | undefined): Consent | undefined {
  return word === "granted" || word === "denied" ? word : undefined;
}

/** The cookie string that remembers a choice. */
export function consentCookie(consent: Consent, protocol: string): string {
  return cookieString(CONSENT_COOKIE, consent, { maxAge: LIFETIME_SECONDS, protocol });
}
