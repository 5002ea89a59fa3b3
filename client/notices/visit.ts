import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { VISITOR_COOKIES } from "../../src/adapters/http/contract/visitor-cookies.ts";
import { plainText, type RichText } from "../../src/domain/content/rich-text.ts";
import { consentIn } from "../analytics/consent.ts";
import { type Cookie, readCookie } from "../browser/cookies.ts";

/** Exists once the visitor has entered the site (specification, section 4), and says which modal there was then. */
const VISIT_COOKIE = VISITOR_COOKIES.visit;

/** Value of the visit cookie if there is no modal. */
const NO_MODAL = "none";

/** Its value with a modal begins so, and ends with the mark of the modal. */
const WITH_MODAL = "modal-";

/** The notices, with the delay before each is shown (specification, section 9). */
export const NOTICE_DELAYS_MS = { cookies: 2_000, bar: 2_000, modal: 8_000 } as const;

export type Notice = keyof typeof NOTICE_DELAYS_MS;

/** The cookies that keep notices closed, also in other tabs. They hold the mark of what the visitor has closed. */
const CLOSED_COOKIES: Readonly<Record<Notice, Omit<Cookie, "value">>> = {
  cookies: VISITOR_COOKIES.cookieNotice,
  bar: VISITOR_COOKIES.bar,
  modal: VISITOR_COOKIES.modal,
};

/** The notices that the site has for all visitors. */
export interface Announcements {
  /** A mark for each notice that has a text; it changes with the text of an announcement. */
  readonly marks: Readonly<Partial<Record<Notice, string | undefined>>>;
  /** Whether the cookie notice asks for consent. If so, it is shown until the visitor has chosen. Default: `false`. */
  readonly asksConsent?: boolean;
  /** Whether the bar is shown again to visitors who have closed it. Default: `false`. */
  readonly isBarReturning?: boolean;
}

/** The notices that a visitor with these cookies has not seen yet. A modal whose text has changed counts as not seen. */
export function noticesFor(announcements: Announcements, cookies: string): Notice[] {
  const { marks, asksConsent } = announcements;
  const hasPolicy = marks.cookies !== undefined;
  const isFirstVisit = readCookie(cookies, VISIT_COOKIE.name) === undefined;
  const due: Readonly<Record<Notice, boolean>> = {
    cookies: asksConsent ? consentIn(cookies) === undefined : hasPolicy && isFirstVisit,
    bar: marks.bar !== undefined && !isClosed("bar", announcements, cookies),
    modal: hasPolicy && marks.modal !== undefined && !hasEntered(announcements, cookies),
  };
  return (["cookies", "bar", "modal"] as const).filter((notice) => due[notice]);
}

/**
 * Whether the visit has begun, with the modal that there is now. A value that this site does not set is of one before it: its
 * visitor has entered, whatever the value says.
 */
function hasEntered({ marks }: Announcements, cookies: string): boolean {
  const visit = readCookie(cookies, VISIT_COOKIE.name);
  if (visit === undefined) return false;
  const isOwn = visit === NO_MODAL || visit.startsWith(WITH_MODAL);
  return marks.modal === undefined || !isOwn || visit === WITH_MODAL + marks.modal;
}

/** Whether a visitor with these cookies has closed a notice, which is not shown again. */
export function isClosed(notice: Notice, { marks, isBarReturning }: Announcements, cookies: string): boolean {
  if (notice === "bar" && isBarReturning) return false;
  const closed = readCookie(cookies, CLOSED_COOKIES[notice].name);
  return closed !== undefined && closed === marks[notice];
}

/** The cookie that keeps a notice closed; the next announcement is shown. */
export function closedCookie(notice: Notice, { marks }: Announcements): Cookie {
  return { ...CLOSED_COOKIES[notice], value: marks[notice] ?? "" };
}

/**
 * The cookie that starts a visit; `undefined` during a visit. A visit ends a day after it began, and is not extended by
 * later page views. A modal whose text has changed starts a new visit.
 */
export function visitCookie(announcements: Announcements, cookies: string): Cookie | undefined {
  if (hasEntered(announcements, cookies)) return undefined;
  const { modal } = announcements.marks;
  const value = modal === undefined ? NO_MODAL : WITH_MODAL + modal;
  return { ...VISIT_COOKIE, value };
}

/** The notices of the site options. */
export function announcementsIn(options: ShellResponse, asksConsent: boolean): Announcements {
  return {
    marks: {
      cookies: options.cookiesPolicy.length > 0 ? "1" : undefined,
      bar: announcementHash(options.announcementBar),
      modal: announcementHash(options.announcementModal),
    },
    asksConsent,
    isBarReturning: options.announcementBarReturns,
  };
}

/** A short hash of an announcement's text; `undefined` without one. */
export function announcementHash(text: RichText): string | undefined {
  if (text.length === 0) return undefined;
  let hash = 0;
  for (const character of plainText(text)) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash.toString(36);
}
