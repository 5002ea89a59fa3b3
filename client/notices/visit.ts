import { plainText, type RichText } from "../../src/domain/content/rich-text.ts";
import { cookieString, readCookie } from "./cookies.ts";

/**
 * While this cookie exists the visitor counts as having entered the site already (specification, section 4). It holds the
 * mark of the modal's text of that visit.
 */
const VISIT_COOKIE = "visited";

/** Says which announcement the visitor has closed. */
const ANNOUNCEMENT_COOKIE = "announcement-closed";

/** What the cookie of a visit holds where there is no modal. */
const NO_MODAL = "none";

const ONE_DAY_SECONDS = 24 * 60 * 60;

/** What the site is to tell a visitor, each with the milliseconds after which it does (specification, section 9). */
export const NOTICE_DELAYS_MS = { cookies: 2_000, bar: 2_000, modal: 8_000 } as const;

export type Notice = keyof typeof NOTICE_DELAYS_MS;

/** What the site has to say, whoever visits. */
export interface Announcements {
  readonly hasCookiesPolicy: boolean;
  /** Of the modal's text; see {@link announcementMark}. */
  readonly modalMark?: string | undefined;
  readonly bar?:
    | {
        /** Of its text; see {@link announcementMark}. */
        readonly mark: string;
        /** Whether it is shown to who has closed it, too. */
        readonly returns: boolean;
      }
    | undefined;
}

/** The notices that a visitor with these cookies has yet to see. A modal with another text is one of them. */
export function noticesFor({ hasCookiesPolicy, modalMark, bar }: Announcements, cookies: string): Notice[] {
  const visit = readCookie(cookies, VISIT_COOKIE);
  const due: Readonly<Record<Notice, boolean>> = {
    cookies: hasCookiesPolicy && visit === undefined,
    bar: bar !== undefined && (bar.returns || !isBarClosed(bar.mark, cookies)),
    modal: hasCookiesPolicy && modalMark !== undefined && visit !== modalMark,
  };
  return (["cookies", "bar", "modal"] as const).filter((notice) => due[notice]);
}

/** Whether a visitor with these cookies has closed the bar with a text of this mark. */
export function isBarClosed(mark: string, cookies: string): boolean {
  return readCookie(cookies, ANNOUNCEMENT_COOKIE) === mark;
}

/**
 * The cookie of a visit that begins; nothing while one lasts, which ends a day after it began however often the visitor
 * comes back. A modal with another text begins another.
 */
export function visitCookie(
  { modalMark = NO_MODAL }: Pick<Announcements, "modalMark">,
  cookies: string,
  protocol: string,
): string | undefined {
  const visit = readCookie(cookies, VISIT_COOKIE);
  const lasts = visit !== undefined && (modalMark === NO_MODAL || visit === modalMark);
  return lasts ? undefined : cookieString(VISIT_COOKIE, modalMark, { maxAge: ONE_DAY_SECONDS, protocol });
}

/** The cookie that keeps the announcement bar closed: this announcement, not the next one. */
export function announcementCookie(mark: string, protocol: string): string {
  return cookieString(ANNOUNCEMENT_COOKIE, mark, { protocol });
}

/** A short mark of an announcement's text. */
export function announcementMark(text: RichText): string {
  let hash = 0;
  for (const character of plainText(text)) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash.toString(36);
}
