import { describe, expect, it } from "vitest";
import { cookieString, readCookie } from "../../../client/notices/cookies.ts";
import {
  type Announcements,
  announcementCookie,
  noticesFor,
  visitCookie,
} from "../../../client/notices/visit.ts";
import type { RichText } from "../../../src/domain/content/rich-text.ts";

const text = (words: string): RichText => [{ kind: "paragraph", children: [words] }];

const options: Announcements = {
  cookiesPolicy: text("We use cookies."),
  announcementModal: text("Watch for scams."),
  announcementBar: text("Voting results are available."),
  announcementBarReturns: false,
};

/** The part of a cookie string that the browser gives back. */
const kept = (cookie: string) => cookie.split("; ")[0] ?? "";

describe("the notices for a visitor", () => {
  it("are all of them on a first visit", () => {
    expect(noticesFor(options, "")).toEqual(["cookies", "bar", "modal"]);
    expect(noticesFor(options, "other=1; visited-before=1")).toEqual(["cookies", "bar", "modal"]);
  });

  it("are only the bar for who has entered", () => {
    expect(noticesFor(options, `other=1; ${kept(visitCookie("https:"))}`)).toEqual(["bar"]);
  });

  it("are without the bar for who has closed it", () => {
    expect(noticesFor(options, kept(announcementCookie(options, "https:")))).toEqual(["cookies", "modal"]);
  });

  it("have the bar again where closing it does not count", () => {
    const returning = { ...options, announcementBarReturns: true };
    expect(noticesFor(returning, kept(announcementCookie(returning, "https:")))).toContain("bar");
  });

  it("have the bar again with another text", () => {
    const next = { ...options, announcementBar: text("The FY27 results are out.") };
    expect(noticesFor(next, kept(announcementCookie(options, "https:")))).toContain("bar");
  });

  it("greet nobody without a cookie policy", () => {
    expect(noticesFor({ ...options, cookiesPolicy: [] }, "")).toEqual(["bar"]);
  });

  it.each([
    ["bar", { announcementBar: [] }],
    ["modal", { announcementModal: [] }],
  ] as const)("have no %s without its text", (notice, without) => {
    expect(noticesFor({ ...options, ...without }, "")).not.toContain(notice);
  });
});

describe("a cookie", () => {
  it("is for all of the site", () => {
    expect(visitCookie("http:")).toBe("visited=1; path=/; max-age=86400; samesite=lax");
    expect(cookieString("a", "b", { protocol: "http:" })).toBe("a=b; path=/; samesite=lax");
  });

  it("goes no way but the encrypted one that it came", () => {
    expect(visitCookie("https:")).toMatch(/; samesite=lax; secure$/);
    expect(announcementCookie(options, "https:")).toMatch(/; samesite=lax; secure$/);
  });

  it("is read by its whole name, with all of its value", () => {
    expect(readCookie("ab=1; a=x=y", "a")).toBe("x=y");
    expect(readCookie("ab=1", "a")).toBeUndefined();
    expect(readCookie("", "a")).toBeUndefined();
  });
});
