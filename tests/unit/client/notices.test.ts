import { describe, expect, it } from "vitest";
import { consentCookie, withdrawalCookies } from "../../../client/analytics/consent.ts";
import { outboundTab, redact } from "../../../client/analytics/tag-manager.ts";
import { type Cookie, cookieString, readCookie } from "../../../client/browser/cookies.ts";
import {
  type Announcements,
  announcementHash,
  closedCookie,
  noticesFor,
  visitCookie,
} from "../../../client/notices/visit.ts";
import { paragraph } from "../sample-content.ts";

const marks = {
  cookies: "1",
  bar: announcementHash(paragraph("Voting results are available.")),
  modal: announcementHash(paragraph("Watch for scam text messages.")),
};

const all: Announcements = { marks };

const withMarks = (changed: Announcements["marks"]): Announcements => ({ marks: { ...marks, ...changed } });

/** The cookie that is set by a first visit. */
const firstVisit = (announcements = all) => visitCookie(announcements, "");

/** What the browser sends back. */
const sent = (cookie: Cookie | undefined) => `${cookie?.name}=${cookie?.value}`;

describe("the notices for a visitor", () => {
  it("are all of them on a first visit", () => {
    expect(noticesFor(all, "")).toEqual(["cookies", "bar", "modal"]);
    expect(noticesFor(all, "other=1; visited-before=1")).toEqual(["cookies", "bar", "modal"]);
  });

  it("are only the bar for a returning visitor", () => {
    expect(noticesFor(all, `other=1; ${sent(firstVisit())}`)).toEqual(["bar"]);
  });

  it("do not include the bar after it has been closed", () => {
    expect(noticesFor(all, sent(closedCookie("bar", all)))).toEqual(["cookies", "modal"]);
  });

  it("include the bar again if it is configured to return", () => {
    const returning = { ...all, isBarReturning: true };
    expect(noticesFor(returning, sent(closedCookie("bar", all)))).toContain("bar");
  });

  it("include the bar again when its text has changed", () => {
    const next = withMarks({ bar: announcementHash(paragraph("The FY27 results are out.")) });
    expect(noticesFor(next, sent(closedCookie("bar", all)))).toContain("bar");
  });

  it("include only the modal when its text has changed", () => {
    const next = withMarks({ modal: announcementHash(paragraph("Our number has changed.")), bar: undefined });
    expect(noticesFor(next, sent(firstVisit()))).toEqual(["modal"]);
    expect(noticesFor(next, sent(firstVisit(next)))).toEqual([]);
  });

  it("include the question about cookies until the visitor has chosen, however often they visit", () => {
    const asking = { ...all, asksConsent: true };
    expect(noticesFor(asking, "")).toContain("cookies");
    expect(noticesFor(asking, sent(firstVisit()))).toContain("cookies");
    for (const choice of ["granted", "denied"] as const) {
      expect(noticesFor(asking, sent(consentCookie(choice)))).not.toContain("cookies");
    }
    expect(noticesFor(asking, "tracking-consent=nonsense")).toContain("cookies");
  });

  it("include neither cookies nor modal without a cookie policy", () => {
    expect(noticesFor(withMarks({ cookies: undefined }), "")).toEqual(["bar"]);
  });

  it.each(["bar", "modal"] as const)("do not include the %s without its text", (notice) => {
    expect(noticesFor(withMarks({ [notice]: announcementHash([]) }), "")).not.toContain(notice);
  });
});

describe("the cookie of a visit", () => {
  it("is set by the first visit, for a day, and not again on that day", () => {
    expect(firstVisit()).toEqual({ name: "visited", value: marks.modal, maxAge: 86_400 });
    expect(visitCookie(all, sent(firstVisit()))).toBeUndefined();
  });

  it("is set again when the text of the modal has changed", () => {
    const next = withMarks({ modal: announcementHash(paragraph("Our number has changed.")) });
    expect(visitCookie(next, sent(firstVisit()))).toEqual(firstVisit(next));
    expect(visitCookie(withMarks({ modal: undefined }), sent(firstVisit()))).toBeUndefined();
  });
});

describe("the cookie of a choice about tracking", () => {
  it("lasts for half a year", () => {
    expect(consentCookie("denied")).toEqual({
      name: "tracking-consent",
      value: "denied",
      maxAge: 183 * 24 * 60 * 60,
    });
  });
});

describe("a withdrawn consent", () => {
  it("deletes the cookies of analytics from the host and the domains above it", () => {
    const cookies = withdrawalCookies("visited=none; _ga=1", new URL("https://www.larkfield.example"));
    expect(cookies.map((cookie) => cookieString(cookie, "http:"))).toEqual(
      ["", "; domain=www.larkfield.example", "; domain=larkfield.example"].map(
        (domain) => `_ga=; path=/; max-age=0; samesite=lax${domain}`,
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
    expect(cookieString({ name: "a", value: "b" }, "http:")).toBe("a=b; path=/; samesite=lax");
  });

  it("is secure if it is set over https", () => {
    const cookie = closedCookie("modal", all);
    expect(cookieString(cookie, "https:")).toBe(
      `modal-closed=${marks.modal}; path=/; max-age=86400; samesite=lax; secure`,
    );
  });

  it("is read by its full name, with its full value", () => {
    expect(readCookie("ab=1; a=x=y", "a")).toBe("x=y");
    expect(readCookie("ab=1", "a")).toBeUndefined();
    expect(readCookie("", "a")).toBeUndefined();
  });
});

describe("redaction of analytics data", () => {
  it.each([
    ["reader@larkfield.example", "[redacted]"],
    ["Reader.Two+news@mail.larkfield.example", "[redacted]"],
    ["from reader@larkfield.example, today", "from [redacted], today"],
    ["a@b.au and c@d.au", "[redacted] and [redacted]"],
    ["mailto:reader@larkfield.example?subject=News", "mailto:[redacted]?subject=News"],
    ["/search?s=reader@larkfield.example&t=page", "/search?s=[redacted]&t=page"],
    ["/search?s=reader%40larkfield.example&t=page", "/search?s=[redacted]&t=page"],
    ["/login?from=%2Fsearch%3Fs%3Dreader%2540larkfield.example", "/login?from=[redacted]"],
    ["https://x.example/reader@larkfield.example/unsubscribe", "https://x.example/[redacted]/unsubscribe"],
    ["leser@größe.example", "[redacted]"],
  ])("%s becomes %s", (given, told) => {
    expect(redact(given)).toBe(told);
  });

  it.each(["Results FY26", "/company/leadership?page=2", "@larkfield", "5 @ $2.50", "a@b", "100%40"])(
    "%s is unchanged",
    (text) => expect(redact(text)).toBe(text),
  );

  it("redacts nested values", () => {
    const event = { list: ["a", { who: "reader@larkfield.example" }], count: 3, on: true, none: null };
    expect(redact(event)).toEqual({ list: ["a", { who: "[redacted]" }], count: 3, on: true, none: null });
  });
});

describe("a click on a link", () => {
  const tab = (href: string, target = "", isModified = false) =>
    outboundTab({ href, target, isModified }, "https://www.larkfield.example");

  it.each(["https://registry.example/larkfield", "http://www.larkfield.example/"])(
    "to %s leaves the site",
    (href) => expect(tab(href)).toBe("same"),
  );

  it.each(["_blank", "other"])("leaves in another tab for the target %s", (target) => {
    expect(tab("https://registry.example/", target)).toBe("another");
  });

  it("leaves in another tab when a modifier key is pressed", () => {
    expect(tab("https://registry.example/", "_self", true)).toBe("another");
  });

  it.each([
    "https://www.larkfield.example/news",
    "/news",
    "mailto:a@b.example",
    "tel:1800975711",
    "http://[",
  ])("to %s does not leave the site", (href) => expect(tab(href)).toBe("none"));
});
