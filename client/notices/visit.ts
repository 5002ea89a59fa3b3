import type { ShellAnswer } from "../../src/adapters/http/contract/page.ts";
import { plainText } from "../../src/domain/content/rich-text.ts";
import { cookieString, readCookie } from "./cookies.ts";

/** While this cookie exists the visitor counts as having entered the site already (specification, section 4). */
const VISIT_COOKIE = "visited";

/** Says which announcement the visitor has closed. */
const ANNOUNCEMENT_COOKIE = "announcement-closed";

const ONE_DAY = 24 * 60 * 60;

/** What the site is to tell a visitor, each with the milliseconds after which it does (specification, section 9). */
export const NOTICE_DELAYS = { cookies: 2_000, bar: 2_000, modal: 8_000 } as const;

export type Notice = keyof typeof NOTICE_DELAYS;

export type Announcements = Pick<
  ShellAnswer,
  "cookiesPolicy" | "announcementModal" | "announcementBar" | "announcementBarReturns"
>;

/** The notices that a visitor with these cookies has yet to see. */
export function noticesFor(options: Announcements, cookies: string): readonly Notice[] {
  const entered = readCookie(cookies, VISIT_COOKIE) !== undefined;
  const greeted = options.cookiesPolicy.length > 0 && !entered;
  const closed = readCookie(cookies, ANNOUNCEMENT_COOKIE) === markOf(options);
  const due: Readonly<Record<Notice, boolean>> = {
    cookies: greeted,
    bar: options.announcementBar.length > 0 && (options.announcementBarReturns || !closed),
    modal: greeted && options.announcementModal.length > 0,
  };
  return (["cookies", "bar", "modal"] as const).filter((notice) => due[notice]);
}

/** The cookie of a visit, set anew at each. */
export function visitCookie(protocol: string): string {
  return cookieString(VISIT_COOKIE, "1", { maxAge: ONE_DAY, protocol });
}

/** The cookie that keeps the announcement bar closed: this announcement, not the next one. */
export function announcementCookie(options: Announcements, protocol: string): string {
  return cookieString(ANNOUNCEMENT_COOKIE, markOf(options), { protocol });
}

/** A short mark of an announcement's text. */
function markOf({ announcementBar }: Announcements): string {
  let hash = 0;
  for (const character of plainText(announcementBar)) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash.toString(36);
}
