import { describe, expect, it } from "vitest";
import { cookieString, readCookie } from "../../../client/notices/cookies.ts";
import {
  type Announcements,
  announcementCookie,
  announcementMark,
  noticesFor,
  visitCookie,
} from "../../../client/notices/visit.ts";
import type { RichText } from "../../../src/domain/content/rich-text.ts";

const text = (words: string): RichText => [{ kind: "paragraph", children: [words] }];

const mark = announcementMark(text("Voting results are available."));

const modalMark = announcementMark(text("Watch for scam text messages."));

const all: Announcements = { hasCookiesPolicy: true, modalMark, bar: { mark, returns: false } };

/** The cookie of a visitor who comes for the first time. */
const firstVisit = (announcements = all, protocol = "http:") =>
  visitCookie(announcements, "", protocol) ?? "";

/** The part of a cookie string that the browser gives back. */
const kept = (cookie: string) => cookie.split("; ")[0] ?? "";

describe("the notices for a visitor", () => {
  it("are all of them on a first visit", () => {
    expect(noticesFor(all, "")).toEqual(["cookies", "bar", "modal"]);
    expect(noticesFor(all, "other=1; visited-before=1")).toEqual(["cookies", "bar", "modal"]);
  });

  it("are only the bar for who has entered", () => {
    expect(noticesFor(all, `other=1; ${kept(firstVisit())}`)).toEqual(["bar"]);
  });

  it("are without the bar for who has closed it", () => {
    expect(noticesFor(all, kept(announcementCookie(mark, "https:")))).toEqual(["cookies", "modal"]);
  });

  it("have the bar again where closing it does not count", () => {
    const returning = { ...all, bar: { mark, returns: true } };
    expect(noticesFor(returning, kept(announcementCookie(mark, "https:")))).toContain("bar");
  });

  it("have the bar again with another text", () => {
    const next = {
      ...all,
      bar: { mark: announcementMark(text("The FY27 results are out.")), returns: false },
    };
    expect(noticesFor(next, kept(announcementCookie(mark, "https:")))).toContain("bar");
  });

  it("have the modal again, and that alone, with another text", () => {
    const next = { ...all, modalMark: announcementMark(text("Our number has changed.")), bar: undefined };
    expect(noticesFor(next, kept(firstVisit()))).toEqual(["modal"]);
    expect(noticesFor(next, kept(firstVisit(next)))).toEqual([]);
  });

  it("greet nobody without a cookie policy", () => {
    expect(noticesFor({ ...all, hasCookiesPolicy: false }, "")).toEqual(["bar"]);
  });

  it.each([
    ["bar", { bar: undefined }],
    ["modal", { modalMark: undefined }],
  ] as const)("have no %s without its text", (notice, without) => {
    expect(noticesFor({ ...all, ...without }, "")).not.toContain(notice);
  });
});

describe("the cookie of a visit", () => {
  it("is set by the first visit, for a day, and by no other of that day", () => {
    expect(firstVisit()).toBe(`visited=${modalMark}; path=/; max-age=86400; samesite=lax`);
    expect(visitCookie(all, kept(firstVisit()), "http:")).toBeUndefined();
  });

  it("is set anew where the modal has another text", () => {
    const next = { ...all, modalMark: announcementMark(text("Our number has changed.")) };
    expect(visitCookie(next, kept(firstVisit()), "http:")).toBe(firstVisit(next));
    expect(visitCookie({ modalMark: undefined }, kept(firstVisit()), "http:")).toBeUndefined();
  });
});

describe("a cookie", () => {
  it("is for all of the site", () => {
    expect(cookieString("a", "b", { protocol: "http:" })).toBe("a=b; path=/; samesite=lax");
  });

  it("goes no way but the encrypted one that it came", () => {
    expect(firstVisit(all, "https:")).toMatch(/; samesite=lax; secure$/);
    expect(announcementCookie(mark, "https:")).toMatch(/; samesite=lax; secure$/);
  });

  it("is read by its whole name, with all of its value", () => {
    expect(readCookie("ab=1; a=x=y", "a")).toBe("x=y");
    expect(readCookie("ab=1", "a")).toBeUndefined();
    expect(readCookie("", "a")).toBeUndefined();
  });
});
