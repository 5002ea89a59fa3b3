import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { plainText, type RichText } from "../../src/domain/content/rich-text.ts";
import { consentIn } from "../analytics/consent.ts";
import { cookieString, readCookie } from "../cookies.ts";

/**
 * While this cookie exists, the visitor has entered the site already (specification, section 4). Its value is the hash
 * of the modal's text at that visit.
 */
const VISIT_COOKIE = "visited";

/** Holds the hash of the announcement that the visitor has closed. */
const ANNOUNCEMENT_COOKIE = "announcement-closed";

/** Present for a day after the visitor has closed the cookie notice; the other holds the hash of the closed modal. */
const COOKIE_NOTICE_COOKIE = "cookie-notice-closed";
const MODAL_COOKIE = "modal-closed";

/** Value of the visit cookie if there is no modal. */
const NO_MODAL = "none";

const ONE_DAY_SECONDS = 24 * 60 * 60;

/** The notices, with the delay before each is shown (specification, section 9). */
export const NOTICE_DELAYS_MS = { cookies: 2_000, bar: 2_000, modal: 8_000 } as const;

export type Notice = keyof typeof NOTICE_DELAYS_MS;

/** The notices that the document has, for all visitors. */
export interface Announcements {
  readonly hasCookiesPolicy: boolean;
  /** Whether the cookie notice asks for consent. If so, it is shown until the visitor has chosen. Default: `false`. */
  readonly asksConsent?: boolean;
  /** Of the modal's text; see {@link announcementHash}. */
  readonly modalHash?: string | undefined;
  readonly bar?:
    | {
        /** Of its text; see {@link announcementHash}. */
        readonly hash: string;
        /** Whether it is shown again to visitors who have closed it. */
        readonly returns: boolean;
      }
    | undefined;
}

/** The notices that a visitor with these cookies has not seen yet. A modal whose text has changed counts as not seen. */
export function noticesFor(
  { hasCookiesPolicy, asksConsent = false, modalHash, bar }: Announcements,
  cookies: string,
): Notice[] {
  const visit = readCookie(cookies, VISIT_COOKIE);
  const due: Readonly<Record<Notice, boolean>> = {
    cookies: asksConsent ? consentIn(cookies) === undefined : hasCookiesPolicy && visit === undefined,
    bar: bar !== undefined && (bar.returns || !isBarClosed(bar.hash, cookies)),
    modal: hasCookiesPolicy && modalHash !== undefined && visit !== modalHash,
  };
  return (["cookies", "bar", "modal"] as const).filter((notice) => due[notice]);
}

/** Whether a visitor with these cookies has closed a notice, which is not shown again. */
export function isClosed(notice: Notice, { modalHash, bar }: Announcements, cookies: string): boolean {
  switch (notice) {
    case "cookies":
      return readCookie(cookies, COOKIE_NOTICE_COOKIE) !== undefined;
    case "bar":
      return bar?.returns === false && isBarClosed(bar.hash, cookies);
    case "modal":
      return modalHash !== undefined && readCookie(cookies, MODAL_COOKIE) === modalHash;
  }
}

/** The cookie that keeps a notice closed, also in other tabs; the next announcement is shown. */
export function closedCookie(notice: Notice, { modalHash, bar }: Announcements, protocol: string): string {
  const forADay = { maxAge: ONE_DAY_SECONDS, protocol };
  switch (notice) {
    case "cookies":
      return cookieString(COOKIE_NOTICE_COOKIE, "1", forADay);
    case "bar":
      return announcementCookie(bar?.hash ?? "", protocol);
    case "modal":
      return cookieString(MODAL_COOKIE, modalHash ?? NO_MODAL, forADay);
  }
}

function isBarClosed(hash: string, cookies: string): boolean {
  return readCookie(cookies, ANNOUNCEMENT_COOKIE) === hash;
}

/**
 * The cookie that starts a visit; `undefined` during a visit. A visit ends a day after it began, and is not extended by
 * later page views. A modal whose text has changed starts a new visit.
 */
export function visitCookie(
  { modalHash = NO_MODAL }: Pick<Announcements, "modalHash">,
  cookies: string,
  protocol: string,
): string | undefined {
  const visit = readCookie(cookies, VISIT_COOKIE);
  const isCurrent = visit !== undefined && (modalHash === NO_MODAL || visit === modalHash);
  return isCurrent ? undefined : cookieString(VISIT_COOKIE, modalHash, { maxAge: ONE_DAY_SECONDS, protocol });
}

/** The cookie that keeps the bar closed for this announcement, until the browser is closed. */
export function announcementCookie(hash: string, protocol: string): string {
  return cookieString(ANNOUNCEMENT_COOKIE, hash, { protocol });
}

/** The notices of the site options. */
export function announcementsIn(
  { cookiesPolicy, announcementBar, announcementBarReturns, announcementModal }: ShellResponse,
  asksConsent: boolean,
): Announcements {
  return {
    hasCookiesPolicy: cookiesPolicy.length > 0,
    asksConsent,
    modalHash: announcementModal.length > 0 ? announcementHash(announcementModal) : undefined,
    bar:
      announcementBar.length > 0
        ? { hash: announcementHash(announcementBar), returns: announcementBarReturns }
        : undefined,
  };
}

/** A short hash of an announcement's text. */
export function announcementHash(text: RichText): string {
  let value = 0;
  for (const character of plainText(text)) {
    value = (Math.imul(value, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return value.toString(36);
}
