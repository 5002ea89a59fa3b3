import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { meetings as texts } from "#texts/meetings.ts";
import { GeneralMeetingPage } from "../../../client/server/pages/general-meeting-page.tsx";
import { showMeeting } from "../../../src/application/show-meetings.ts";
import type { GeneralMeetingPage as Meeting } from "../../../src/domain/content/page.ts";
import { AGM, generalMeeting } from "../sample-content.ts";
import { wordsOf } from "./words.ts";

function htmlOf(given: Partial<Meeting>, now = AGM.after): string {
  const shown = showMeeting(generalMeeting(given), { now: Date.parse(now), feed: "/agm/calendar.ics" });
  return renderToString(<GeneralMeetingPage page={{ ...shown, sections: [] }} />).replaceAll("<!-- -->", "");
}
const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "gs"))].map(([, inner = ""]) =>
    wordsOf(inner),
  );
const rowsOf = (html: string) => {
  const [, body = ""] = /<tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) => textsOf(row, "t[hd]"));
};

const counted = { votesFor: 600, votesAgainst: 200, votesWithheld: 150, outcome: "Carried" } as const;
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

  it("has after it how the resolutions went, and what was said before it", () => {
    const html = htmlOf({ resolutions, poll: { id: "pdf_poll", title: "Poll", href: "/files/poll.pdf" } });
    const { results, agenda, documents, shareClasses, dates, attend } = texts;
    expect(textsOf(html, "h2")).toEqual([results, agenda, documents, shareClasses, dates, attend]);
    expect(rowsOf(html)).toEqual([
      ["1. Accounts", "Carried", "600", "75.0", "200", "25.0", "150", "800", "80.0"],
      ["2. Dividend", ...Array.from({ length: 8 }, () => "–not stated")],
    ]);
    expect(html).toContain(`aria-label="${texts.chart(texts.votesFor)}"`);
    expect(html).toContain('href="/figures/votes.csv"');
  });

  it("shows whatever is there", () => {
    const nothing = { attend: [], deadlines: [], documents: [], shareClasses: [], resolutions: [] };
    expect(textsOf(htmlOf({ ...nothing, event: undefined }), "h2")).toEqual([]);
    const withoutShares = htmlOf({ ...nothing, resolutions });
    expect(rowsOf(withoutShares)[0]?.join()).toBe("1. Accounts,Carried,600,75.0,200,25.0,150,800");
    const tooMany = htmlOf({ resolutions: [{ title: "Accounts", text: [], ...counted, votesFor: 1800 }] });
    expect(rowsOf(tooMany)).toEqual([
      ["Accounts", "Carried", "1,800", "90.0", "200", "10.0", "150", "2,000", "200.0"],
    ]);
  });
});
