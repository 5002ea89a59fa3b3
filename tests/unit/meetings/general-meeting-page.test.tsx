import { describe, expect, it } from "vitest";
import { meetings as texts } from "#texts/meetings.ts";
import { GeneralMeetingPage } from "../../../client/server/meetings/general-meeting-page.tsx";
import { showMeeting } from "../../../src/application/meetings/show-meetings.ts";
import { Content } from "../../../src/domain/content/content.ts";
import type { GeneralMeetingPage as Meeting } from "../../../src/domain/meetings/meetings.ts";
import { rendered } from "../client/rendered.tsx";
import { wordsOf } from "../client/words.ts";
import { AGM, generalMeeting } from "./sample-meetings.ts";

/** The page of a meeting at a time, on a site with others. */
function htmlOf(given: Partial<Meeting>, now = AGM.after, others: readonly Meeting[] = []): string {
  const page = generalMeeting(given);
  const content = Content.everything([page, ...others].map((one) => ({ kind: "page", page: one })));
  const feed = "/agm/calendar.ics";
  const shown = showMeeting(page, {
    content,
    sections: [],
    hiddenUntil: undefined,
    now: Date.parse(now),
    feed,
  });
  return rendered(<GeneralMeetingPage page={shown} />).replaceAll("<!-- -->", "");
}

const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "gs"))].map(([, inner = ""]) =>
    wordsOf(inner),
  );
const tablesOf = (html: string) =>
  [...html.matchAll(/<table.*?<\/table>/gs)].map(([table]) =>
    [...table.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) => textsOf(row, "t[hd]")),
  );
/** What the bars say, without the tables. */
const barsOf = (html: string) => wordsOf(html.replace(/<table.*?<\/table>/gs, ""));

const counted = { votes: { for: 620, against: 180, withheld: 150 }, outcome: "Carried" } as const;
const resolutions = [
  { number: "1", title: "Accounts", text: [], ...counted },
  { number: "2", title: "Dividend", text: [] },
];

describe("the page of a general meeting", () => {
  it.each([
    ["before", [texts.dates, texts.attend, texts.resolutions, texts.documents, texts.shareClasses]],
    [
      "live",
      [texts.liveNow, texts.dates, texts.attend, texts.resolutions, texts.documents, texts.shareClasses],
    ],
  ] as const)("says %s it how to take part, and has a live webcast first", (state, headings) => {
    expect(textsOf(htmlOf({}, AGM[state]), "h2")).toEqual(headings);
  });

  it("has after it how the resolutions went, and not how to take part", () => {
    const html = htmlOf({ resolutions, poll: { id: "pdf_poll", title: "Poll", href: "/files/poll.pdf" } });
    const { results, agenda, documents, shareClasses, pastDate } = texts;
    expect(textsOf(html, "h2")).toEqual([results, agenda, documents, shareClasses, pastDate]);
    expect(html).not.toContain(texts.deadlines.Proxies);
    expect(tablesOf(html)[0]).toEqual([
      [
        "Resolution",
        "Outcome",
        "For",
        "Against",
        "Abstained",
        "Votes cast",
        "Shares voted",
        "Share of capital, %",
      ],
      ["1. Accounts", "Carried", "620 77.5%", "180 22.5%", "150", "800", "800", "80.0"],
      ["2. Dividend", ...Array.from({ length: 7 }, () => "–not stated")],
    ]);
    expect(html).toContain('href="/figures/votes.csv"');
  });

  it("has a bar for each resolution, with all numbers of its parts", () => {
    const html = htmlOf({ resolutions });
    expect(html).toContain(`role="img" aria-label="${texts.chart}"`);
    expect(barsOf(html)).toContain("1. Accounts Carried For 77.5% · 620 Against 22.5% · 180 Abstained 150");
  });

  it("shows whatever is there, and no number that contradicts another", () => {
    const nothing = { attend: [], deadlines: [], documents: [], shareClasses: [], resolutions: [] };
    expect(textsOf(htmlOf({ ...nothing, event: undefined }), "h2")).toEqual([]);
    const withoutShares = htmlOf({ ...nothing, resolutions });
    expect(tablesOf(withoutShares)[0]?.[1]?.join()).toBe("1. Accounts,Carried,620 77.5%,180 22.5%,150,800");
    const tooMany = { title: "Accounts", text: [], ...counted, votes: { for: 1800, against: 180 } };
    const html = htmlOf({ resolutions: [tooMany] });
    expect(tablesOf(html)[0]?.[1]).toEqual(["Accounts", "Carried", "–not stated", "–not stated"]);
    expect(html).not.toMatch(/1,800|90\.0/);
  });

  it("marks a strike, the second in a row, and has the board's response", () => {
    const report = (against: number) => ({
      title: "Remuneration report",
      kind: "Remuneration report" as const,
      text: [],
      votes: { for: 1000 - against, against },
      outcome: "Carried" as const,
      response: [{ kind: "paragraph" as const, children: ["We have met holders."] }],
    });
    const strike = [report(260)];
    const none = [report(10)];
    const heldBefore = (of: typeof strike) =>
      generalMeeting({ uid: "agm-2026", event: { date: "2026-10-22", title: "AGM" }, resolutions: of });
    const first = htmlOf({ resolutions: strike }, AGM.after, [heldBefore(none)]);
    expect(wordsOf(first)).toContain("First strike: 26.0% against the board’s recommendation");
    expect(textsOf(first, "h3")).toContain("The board on the votes against “Remuneration report”");
    expect(wordsOf(first)).toContain("We have met holders.");
    expect(wordsOf(htmlOf({ resolutions: strike }, AGM.after, [heldBefore(strike)]))).toContain(
      "Second strike: 26.0%",
    );
  });

  it("has a table for each kind of question, the votes of each class, and the proxies", () => {
    const html = htmlOf({
      shareClasses: [
        { name: "A", shares: 100, votes: 1000 },
        { name: "B", shares: 100 },
      ],
      resolutions: [
        {
          title: "Accounts",
          text: [],
          ofClasses: [
            { shareClass: "A", for: 500, against: 0 },
            { shareClass: "B", for: 50, against: 0 },
          ],
          outcome: "Carried",
          proxies: { for: 400, discretion: 10 },
        },
        {
          title: "How often to vote on pay",
          kind: "Frequency of votes on pay",
          text: [],
          votes: { oneYear: 600, twoYears: 0, threeYears: 100, brokerNonVotes: 20 },
        },
      ],
    });
    const [ordinary, frequency, proxies] = tablesOf(html);
    expect(ordinary?.slice(1)).toEqual([
      ["Accounts", "Carried", "550 100.0%", "0 0.0%", "550", "100", "50.0"],
      ["Accounts (A)", "–not stated", "500 100.0%", "0 0.0%", "500", "50", "50.0"],
      ["Accounts (B)", "–not stated", "50 100.0%", "0 0.0%", "50", "50", "50.0"],
    ]);
    expect(frequency?.[1]?.slice(1, 6)).toEqual(["Every year", "600 85.7%", "0 0.0%", "100 14.3%", "20"]);
    expect(proxies?.[1]).toEqual(["Accounts", "400", "10"]);
    expect(wordsOf(html)).toContain(texts.brokerNote);
  });
});
