import { describe, expect, it } from "vitest";
import { consentCookie, withdrawalCookies } from "../../../client/analytics/consent.ts";
import { cookieString, readCookie } from "../../../client/cookies.ts";
import {
  type Announcements,
  announcementCookie,
  announcementHash,
  noticesFor,
  visitCookie,
} from "../../../client/notices/visit.ts";
import type { RichText } from "../../../src/domain/content/rich-text.ts";

const text = (words: string): RichText => [{ kind: "paragraph", children: [words] }];

const hash = announcementHash(text("Voting results are available."));

const modalHash = announcementHash(text("Watch for scam text messages."));

const all: Announcements = { hasCookiesPolicy: true, modalHash, bar: { hash, returns: false } };

/** The cookie that is set by a first visit. */
const firstVisit = (announcements = all, protocol = "http:") =>
  visitCookie(announcements, "", protocol) ?? "";

/** The part of a cookie string that the browser sends back. */
const sent = (cookie: string) => cookie.split("; ")[0] ?? "";

describe("the notices for a visitor", () => {
  it("are all of them on a first visit", () => {
    expect(noticesFor(all, "")).toEqual(["cookies", "bar", "modal"]);
    expect(noticesFor(all, "other=1; visited-before=1")).toEqual(["cookies", "bar", "modal"]);
  });

  it("are only the bar for a returning visitor", () => {
    expect(noticesFor(all, `other=1; ${sent(firstVisit())}`)).toEqual(["bar"]);
  });

  it("do not include the bar after it has been closed", () => {
    expect(noticesFor(all, sent(announcementCookie(hash, "https:")))).toEqual(["cookies", "modal"]);
  });

  it("include the bar again if it is configured to return", () => {
    const returning = { ...all, bar: { hash, returns: true } };
    expect(noticesFor(returning, sent(announcementCookie(hash, "https:")))).toContain("bar");
  });

  it("include the bar again when its text has changed", () => {
    const next = {
      ...all,
      bar: { hash: announcementHash(text("The FY27 results are out.")), returns: false },
    };
    expect(noticesFor(next, sent(announcementCookie(hash, "https:")))).toContain("bar");
  });

  it("include only the modal when its text has changed", () => {
    const next = { ...all, modalHash: announcementHash(text("Our number has changed.")), bar: undefined };
    expect(noticesFor(next, sent(firstVisit()))).toEqual(["modal"]);
    expect(noticesFor(next, sent(firstVisit(next)))).toEqual([]);
  });

  it("include the question about cookies until the visitor has chosen, however often they visit", () => {
    const asking = { ...all, asksConsent: true };
    expect(noticesFor(asking, "")).toContain("cookies");
    expect(noticesFor(asking, sent(firstVisit()))).toContain("cookies");
    for (const choice of ["granted", "denied"] as const) {
      expect(noticesFor(asking, sent(consentCookie(choice, "https:")))).not.toContain("cookies");
    }
    expect(noticesFor(asking, "tracking-consent=nonsense")).toContain("cookies");
  });

  it("include neither cookies nor modal without a cookie policy", () => {
    expect(noticesFor({ ...all, hasCookiesPolicy: false }, "")).toEqual(["bar"]);
  });

  it.each([
    ["bar", { bar: undefined }],
    ["modal", { modalHash: undefined }],
  ] as const)("do not include the %s without its text", (notice, without) => {
    expect(noticesFor({ ...all, ...without }, "")).not.toContain(notice);
  });
});

describe("the cookie of a visit", () => {
  it("is set by the first visit, for a day, and not again on that day", () => {
    expect(firstVisit()).toBe(`visited=${modalHash}; path=/; max-age=86400; samesite=lax`);
    expect(visitCookie(all, sent(firstVisit()), "http:")).toBeUndefined();
  });

  it("is set again when the text of the modal has changed", () => {
    const next = { ...all, modalHash: announcementHash(text("Our number has changed.")) };
    expect(visitCookie(next, sent(firstVisit()), "http:")).toBe(firstVisit(next));
    expect(visitCookie({ modalHash: undefined }, sent(firstVisit()), "http:")).toBeUndefined();
  });
});

describe("the cookie of a choice about tracking", () => {
  it("lasts for half a year", () => {
    expect(consentCookie("denied", "https:")).toBe(
      "tracking-consent=denied; path=/; max-age=15811200; samesite=lax; secure",
    );
  });
});

describe("a withdrawn consent", () => {
  it("deletes the cookies of analytics from the host and the domains above it", () => {
    const cookies = withdrawalCookies("visited=none; _ga=1", new URL("https://www.larkfield.example"));
    expect(cookies).toEqual(
      ["", "; domain=www.larkfield.example", "; domain=larkfield.example"].map(
        (domain) => `_ga=; path=/; max-age=0; samesite=lax; secure${domain}`,
      ),
    );
  });

  it.each(["_ga_SAMPLE", "_gid", "_gat_UA-1", "_gcl_au", "_pk_id.1.ab", "_clck", "_hjSession_1"])(
    "deletes %s",
    (name) => expect(withdrawalCookies(`${name}=1`, new URL("http://localhost"))).toHaveLength(1),
  );

  it.each(["", "visited=none", "tracking-consent=denied", "announcement-closed=_ga", "my_ga=1"])(
    "keeps the site's own: %s",
    (cookies) => expect(withdrawalCookies(cookies, new URL("http://localhost"))).toEqual([]),
  );
});

describe("a cookie", () => {
  it("is for the whole site", () => {
    expect(cookieString("a", "b", { protocol: "http:" })).toBe("a=b; path=/; samesite=lax");
  });

  it("is secure if it is set over https", () => {
    expect(firstVisit(all, "https:")).toMatch(/; samesite=lax; secure$/);
    expect(announcementCookie(hash, "https:")).toMatch(/; samesite=lax; secure$/);
  });

  it("is read by its full name, with its full value", () => {
    expect(readCookie("ab=1; a=x=y", "a")).toBe("x=y");
    expect(readCookie("ab=1", "a")).toBeUndefined();
    expect(readCookie("", "a")).toBeUndefined();
  });
});
