import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { plainText, type RichText } from "../../src/domain/content/rich-text.ts";
import { consentIn } from "../analytics/consent.ts";
import { cookieString, readCookie } from "../cookies.ts";

/**
 * While this cookie exists, the visitor has entered the site already (specification, section 4). Its value is the mark
 * of the modal's text at that visit.
 */
const VISIT_COOKIE = "visited";

/** Holds the mark of the announcement that the visitor has closed. */
const ANNOUNCEMENT_COOKIE = "announcement-closed";

/** Present for a day after the visitor has closed the cookie notice; the other holds the mark of the closed modal. */
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
  /** Of the modal's text; see {@link announcementMark}. */
  readonly modalMark?: string | undefined;
  readonly bar?:
    | {
        /** Of its text; see {@link announcementMark}. */
        readonly mark: string;
        /** Whether it is shown again to visitors who have closed it. */
        readonly returns: boolean;
      }
    | undefined;
}

/** The notices that a visitor with these cookies has not seen yet. A modal whose text has changed counts as not seen. */
export function noticesFor(
  { hasCookiesPolicy, asksConsent = false, modalMark, bar }: Announcements,
  cookies: string,
): Notice[] {
  const visit = readCookie(cookies, VISIT_COOKIE);
  const due: Readonly<Record<Notice, boolean>> = {
    cookies: asksConsent ? consentIn(cookies) === undefined : hasCookiesPolicy && visit === undefined,
    bar: bar !== undefined && (bar.returns || !isBarClosed(bar.mark, cookies)),
    modal: hasCookiesPolicy && modalMark !== undefined && visit !== modalMark,
  };
  return (["cookies", "bar", "modal"] as const).filter((notice) => due[notice]);
}

/** Whether a visitor with these cookies has closed a notice, which is not shown again. */
export function isClosed(notice: Notice, { modalMark, bar }: Announcements, cookies: string): boolean {
  switch (notice) {
    case "cookies":
      return readCookie(cookies, COOKIE_NOTICE_COOKIE) !== undefined;
    case "bar":
      return bar?.returns === false && isBarClosed(bar.mark, cookies);
    case "modal":
      return modalMark !== undefined && readCookie(cookies, MODAL_COOKIE) === modalMark;
  }
}

/** The cookie that keeps a notice closed, also in other tabs; the next announcement is shown. */
export function closedCookie(notice: Notice, { modalMark, bar }: Announcements, protocol: string): string {
  const forADay = { maxAge: ONE_DAY_SECONDS, protocol };
  switch (notice) {
    case "cookies":
      return cookieString(COOKIE_NOTICE_COOKIE, "1", forADay);
    case "bar":
      return announcementCookie(bar?.mark ?? "", protocol);
    case "modal":
      return cookieString(MODAL_COOKIE, modalMark ?? NO_MODAL, forADay);
  }
}

function isBarClosed(mark: string, cookies: string): boolean {
  return readCookie(cookies, ANNOUNCEMENT_COOKIE) === mark;
}

/**
 * The cookie that starts a visit; `undefined` during a visit. A visit ends a day after it began, and is not extended by
 * later page views. A modal whose text has changed starts a new visit.
 */
export function visitCookie(
  { modalMark = NO_MODAL }: Pick<Announcements, "modalMark">,
  cookies: string,
  protocol: string,
): string | undefined {
  const visit = readCookie(cookies, VISIT_COOKIE);
  const isCurrent = visit !== undefined && (modalMark === NO_MODAL || visit === modalMark);
  return isCurrent ? undefined : cookieString(VISIT_COOKIE, modalMark, { maxAge: ONE_DAY_SECONDS, protocol });
}

/** The cookie that keeps the bar closed for this announcement, until the browser is closed. */
export function announcementCookie(mark: string, protocol: string): string {
  return cookieString(ANNOUNCEMENT_COOKIE, mark, { protocol });
}

/** The notices of the site options. */
export function announcementsIn(
  { cookiesPolicy, announcementBar, announcementBarReturns, announcementModal }: ShellResponse,
  asksConsent: boolean,
): Announcements {
  return {
    hasCookiesPolicy: cookiesPolicy.length > 0,
    asksConsent,
    modalMark: announcementModal.length > 0 ? announcementMark(announcementModal) : undefined,
    bar:
      announcementBar.length > 0
        ? { mark: announcementMark(announcementBar), returns: announcementBarReturns }
        : undefined,
  };
}

/** A short hash of an announcement's text. */
export function announcementMark(text: RichText): string {
  let hash = 0;
  for (const character of plainText(text)) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash.toString(36);
}
