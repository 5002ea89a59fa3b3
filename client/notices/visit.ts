import { plainText, type RichText } from "../../src/domain/content/rich-text.ts";
import { cookieString, readCookie } from "./cookies.ts";

/** While this cookie exists the visitor counts as having entered the site already (specification, section 4). */
const VISIT_COOKIE = "visited";

/** Says which announcement the visitor has closed. */
const ANNOUNCEMENT_COOKIE = "announcement-closed";

const ONE_DAY_SECONDS = 24 * 60 * 60;

/** What the site is to tell a visitor, each with the milliseconds after which it does (specification, section 9). */
export const NOTICE_DELAYS_MS = { cookies: 2_000, bar: 2_000, modal: 8_000 } as const;

export type Notice = keyof typeof NOTICE_DELAYS_MS;

/** What the site has to say, whoever visits. */
export interface Announcements {
  readonly hasCookiesPolicy: boolean;
  readonly hasModal: boolean;
  readonly bar?:
    | {
        /** Of its text; see {@link announcementMark}. */
        readonly mark: string;
        /** Whether it is shown to who has closed it, too. */
        readonly returns: boolean;
      }
    | undefined;
}

/** The notices that a visitor with these cookies has yet to see. */
export function noticesFor({ hasCookiesPolicy, hasModal, bar }: Announcements, cookies: string): Notice[] {
  const isGreeted = hasCookiesPolicy && readCookie(cookies, VISIT_COOKIE) === undefined;
  const due: Readonly<Record<Notice, boolean>> = {
    cookies: isGreeted,
    bar: bar !== undefined && (bar.returns || readCookie(cookies, ANNOUNCEMENT_COOKIE) !== bar.mark),
    modal: isGreeted && hasModal,
  };
  return (["cookies", "bar", "modal"] as const).filter((notice) => due[notice]);
}

/** The cookie of a visit, set anew at each. */
export function visitCookie(protocol: string): string {
  return cookieString(VISIT_COOKIE, "1", { maxAge: ONE_DAY_SECONDS, protocol });
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
