import { describe, expect, it } from "vitest";
import { consentCookie, withdrawalCookies } from "../../../client/analytics/consent.ts";
import { outboundTab, redact } from "../../../client/analytics/tag-manager.ts";
import { type Cookie, cookieString } from "../../../client/browser/cookies.ts";
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

const firstVisit = (announcements = all) => visitCookie(announcements, "");

/** What the browser sends back. */
const sent = (cookie: Cookie | undefined) => `${cookie?.name}=${cookie?.value}`;

describe("the notices for a visitor", () => {
  const nextBar = withMarks({ bar: announcementHash(paragraph("The FY27 results are out.")) });
  const barClosed = sent(closedCookie("bar", all));

  it.each<[string, string[], string, Announcements]>([
    ["are all of them on a first visit", ["cookies", "bar", "modal"], "", all],
    ["are all of them beside other cookies", ["cookies", "bar", "modal"], "other=1; visited-before=1", all],
    ["are only the bar for a returning visitor", ["bar"], `other=1; ${sent(firstVisit())}`, all],
    ["do not include the bar after it has been closed", ["cookies", "modal"], barClosed, all],
    [
      "include the bar again if it is configured to return",
      ["cookies", "bar", "modal"],
      barClosed,
      { ...all, isBarReturning: true },
    ],
    ["include the bar again when its text has changed", ["cookies", "bar", "modal"], barClosed, nextBar],
    [
      "include neither cookies nor modal without a cookie policy",
      ["bar"],
      "",
      withMarks({ cookies: undefined }),
    ],
    ["do not include the bar without its text", ["cookies", "modal"], "", withMarks({ bar: undefined })],
    ["do not include the modal without its text", ["cookies", "bar"], "", withMarks({ modal: undefined })],
  ])("%s", (_case, notices, cookies, announcements) => {
    expect(noticesFor(announcements, cookies)).toEqual(notices);
  });

  it("include only the modal when its text has changed", () => {
    const next = withMarks({ modal: announcementHash(paragraph("Our number has changed.")), bar: undefined });
    expect(noticesFor(next, sent(firstVisit()))).toEqual(["modal"]);
    expect(noticesFor(next, sent(firstVisit(next)))).toEqual([]);
  });

  it.each(["true", "1", "", "2023-05-01"])(
    "are only the bar after a visit to an earlier site: visited=%s",
    (value) => {
      expect(noticesFor(all, `visited=${value}`)).toEqual(["bar"]);
      expect(visitCookie(all, `visited=${value}`)).toBeUndefined();
    },
  );

  it("include the question about cookies until the visitor has chosen, however often they visit", () => {
    const asking = { ...all, asksConsent: true };
    expect(noticesFor(asking, "")).toContain("cookies");
    expect(noticesFor(asking, sent(firstVisit()))).toContain("cookies");
    for (const choice of ["granted", "denied"] as const) {
      expect(noticesFor(asking, sent(consentCookie(choice)))).not.toContain("cookies");
    }
    expect(noticesFor(asking, "tracking-consent=nonsense")).toContain("cookies");
  });
});

describe("the cookie of a visit", () => {
  it("is set by the first visit, for a day, and not again on that day", () => {
    expect(firstVisit()).toEqual({ name: "visited", value: `modal-${marks.modal}`, maxAge: 86_400 });
    expect(visitCookie(all, sent(firstVisit()))).toBeUndefined();
  });

  it("is set again when the text of the modal has changed", () => {
    const next = withMarks({ modal: announcementHash(paragraph("Our number has changed.")) });
    expect(visitCookie(next, sent(firstVisit()))).toEqual(firstVisit(next));
    expect(visitCookie(withMarks({ modal: undefined }), sent(firstVisit()))).toBeUndefined();
  });
});

it("the cookie of a choice about tracking lasts for half a year", () => {
  const cookie = { name: "tracking-consent", value: "denied", maxAge: 183 * 24 * 60 * 60 };
  expect(consentCookie("denied")).toEqual(cookie);
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

  it.each([
    ...["_ga_SAMPLE", "_gid", "_gat_UA-1", "_gcl_au"].map((name) => [`${name}=1`, 1] as const),
    ...["_pk_id.1.ab", "_clck", "_hjSession_1"].map((name) => [`${name}=1`, 1] as const),
    // The site's own.
    ...["", "visited=none", "tracking-consent=denied"].map((cookies) => [cookies, 0] as const),
    ...["announcement-closed=_ga", "my_ga=1"].map((cookies) => [cookies, 0] as const),
  ])("deletes of %s %i", (cookies, count) => {
    expect(withdrawalCookies(cookies, new URL("http://localhost"))).toHaveLength(count);
  });
});

describe("a cookie", () => {
  it("is for the whole site, and secure if it is set over https", () => {
    expect(cookieString({ name: "a", value: "b" }, "http:")).toBe("a=b; path=/; samesite=lax");
    expect(cookieString(closedCookie("modal", all), "https:")).toBe(
      `modal-closed=${marks.modal}; path=/; max-age=86400; samesite=lax; secure`,
    );
  });
});

describe("redaction of analytics data", () => {
  it.each<readonly [unknown, unknown]>([
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
    ...["Results FY26", "/company/leadership?page=2", "@larkfield", "5 @ $2.50", "a@b", "100%40"].map(
      (text) => [text, text] as const,
    ),
    [
      { list: ["a", { who: "reader@larkfield.example" }], count: 3, on: true, none: null },
      { list: ["a", { who: "[redacted]" }], count: 3, on: true, none: null },
    ],
  ])("%j becomes %j", (given, told) => {
    expect(redact(given)).toEqual(told);
  });
});

it.each<[string, string, string, boolean]>([
  ["https://registry.example/larkfield", "same", "", false],
  ["http://www.larkfield.example/", "same", "", false],
  ["https://registry.example/", "another", "_blank", false],
  ["https://registry.example/", "another", "other", false],
  ["https://registry.example/", "another", "_self", true],
  ...["https://www.larkfield.example/news", "/news", "mailto:a@b.example", "tel:1800975711", "http://["].map(
    (href): [string, string, string, boolean] => [href, "none", "", false],
  ),
])(
  "a click on a link to %s leaves the site in %s tab; target %j, modifier key: %s",
  (href, tab, target, isModified) => {
    expect(outboundTab({ href, target, isModified }, "https://www.larkfield.example")).toBe(tab);
  },
);
