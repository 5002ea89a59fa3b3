import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import type { ShownTimes } from "../../../src/domain/content/shown-times.ts";
import type { ContentProblem } from "../../../src/domain/report/problem.ts";
import { publishMessage, publishReport } from "../../../src/domain/report/publish-report.ts";
import { contentPage, paragraph } from "../sample-content.ts";

const circumstances = { now: Date.parse("2026-08-18T00:00:00Z"), timeZone: "Australia/Brisbane" };

function page(
  uid: string,
  { version = "2026-08-01T00:00:00Z", title = uid, embargo = "", parent = "" } = {},
) {
  const { id, ...of } = contentPage(uid, parent || undefined);
  const times = { changed: version, published: version, ...(embargo && { embargo }) };
  return { kind: "page", page: { id, ...of, title, ...times } } satisfies ContentItem;
}

const wrong = (document: string, problem: string): ContentProblem => ({
  document,
  type: "page",
  field: "data.intro",
  problem,
  severity: "error",
});

const report = (
  before: readonly ContentItem[],
  items: readonly ContentItem[],
  problems: readonly ContentProblem[] = [],
) => publishReport(before, items, problems, circumstances);

const options = { site: "Example", addressOf: (id: string) => `https://editor.example/${id}` };

describe("the report of a publish", () => {
  it("says what visitors see no more of a document because of another one, and not what they did not see before", () => {
    const children = [page("terms", { parent: "deal" }), page("old", { parent: "wait" })];
    const waiting = page("wait", { embargo: "2026-08-20T00:00:00Z" });
    const before = [page("deal"), waiting, ...children];
    const parent = page("deal", { version: "2026-08-18T00:00:00Z", embargo: "2026-08-20T00:00:00Z" });
    const { documents } = report(before, [parent, waiting, ...children]);
    expect(documents.map(({ id, change, hidden }) => [id, change.kind, hidden.length])).toEqual([
      ["page_deal", "changed", 1],
      ["page_terms", "affected", 1],
    ]);
  });

  it("says what is new, changed, moved and gone, and nothing of the rest", () => {
    const before = [page("same"), page("board"), page("moved"), page("gone")];
    const now = [
      page("same"),
      page("board", { version: "2026-08-18T00:00:00Z" }),
      { ...page("moved"), page: { ...page("moved").page, uid: "elsewhere" } },
      page("fresh"),
    ];
    const { documents } = report(before, now);
    expect(documents.map(({ id, change }) => [id, change])).toEqual([
      ["page_board", { kind: "changed" }],
      ["page_moved", { kind: "moved", from: "/moved", to: "/elsewhere" }],
      ["page_fresh", { kind: "new" }],
      ["page_gone", { kind: "gone" }],
    ]);
  });

  it("says that visitors see from now on what waited before, and what is below it", () => {
    const embargo = "2026-08-19T00:00:00Z";
    const child = page("terms", { parent: "deal" });
    const version = "2026-08-18T00:00:00Z";
    const before = [
      page("deal", { embargo }),
      child,
      page("later", { embargo }),
      page("over", { embargo: version }),
    ];
    const items = [
      page("deal", { version }),
      child,
      page("later", { version, embargo }),
      page("over", { version }),
    ];
    const found = report(before, items);
    const opened = "is seen from now on. Before, it waited until 2026-08-19T10:00:00+10:00";
    expect(found.documents.map((one) => [one.id, one.change.kind, one.opened])).toEqual([
      ["page_deal", "changed", [opened]],
      ["page_terms", "affected", [opened]],
      ["page_later", "changed", []],
      ["page_over", "changed", []],
    ]);
    expect(publishMessage(found, options)).toContain(
      `• “deal” changed; ${opened} https://editor.example/page_deal`,
    );
  });

  it("says which parts visitors see from now on that waited before", () => {
    const embargo = "2026-08-19T00:00:00Z";
    const part = (heading: string | undefined, times: ShownTimes = {}): Section => {
      return { kind: "accordion", heading, entries: [{ title: "When", body: paragraph("Soon") }], ...times };
    };
    const withParts = (sections: readonly Section[]): ContentItem => {
      const { kind, page: of } = page("results", { version: "2026-08-18T00:00:00Z" });
      return { kind, page: { ...of, sections } };
    };
    const text = (words: string, times: ShownTimes = {}): Section => {
      const heading = { kind: "heading" as const, level: 2 as const, children: ["Outlook"] };
      return { kind: "rich-text", body: [heading, ...paragraph(words)], ...times };
    };
    const before = withParts([
      part("Lost", { embargo }),
      text("Steady", { embargo }),
      part(undefined, { embargo }),
      part("Later", { embargo }),
      part("Taken out", { embargo }),
      part("Always"),
    ]);
    const now = withParts([
      part("Always"),
      part("Lost"),
      text("Better"),
      part(undefined),
      part("Later", { embargo }),
    ]);
    const until = "is seen from now on. Before, it waited until 2026-08-19T10:00:00+10:00";
    expect(report([before], [now]).documents).toMatchObject([
      {
        id: "page_results",
        opened: [
          `slice 1, “Lost” (Accordion) ${until}`,
          `slice 2, “Outlook” (Rich text) ${until}`,
          `slice 3 (Accordion) ${until}`,
        ],
      },
    ]);
  });

  it("says until when something is hidden, once, and which errors its documents have", () => {
    const results = page("results", { embargo: "2026-08-19T00:00:00Z" });
    const { documents } = report(
      [],
      [results],
      [wrong("page_results", "leads nowhere"), wrong("page_x", "no")],
    );
    expect(documents).toMatchObject([
      {
        title: "results",
        hidden: ["is hidden until 2026-08-19T10:00:00+10:00"],
        errors: ["data.intro: leads nowhere"],
      },
    ]);
  });
});

describe("a document that cannot be read any more", () => {
  const missing = wrong("page_results", "a required field is empty");
  const said = report([page("results", { title: "Results" })], [], [missing, wrong("page_older", "no")]);

  it("is gone by its title, with the reason", () => {
    const [gone] = said.documents;
    const errors = ["data.intro: a required field is empty"];
    expect(gone).toMatchObject({ title: "Results", change: { kind: "gone" }, errors });
    expect(said.errors).toEqual(["page page_older data.intro: no"]);
  });

  it("is there for its editor, unlike one that was withdrawn", () => {
    expect(publishMessage(said, options)).toContain("• “Results” gone https://editor.example/page_results\n");
    expect(publishMessage(report([page("results")], []), options)).toMatch(/• “results” gone$/);
  });
});

describe("the message of a publish", () => {
  it("names documents by their titles, with a link, those with errors first", () => {
    const items = [page("news"), page("results", { title: "FY26 results", embargo: "2026-08-19T00:00:00Z" })];
    const message = publishMessage(report([], items, [wrong("page_results", "leads nowhere")]), options);
    expect(message.split("\n")).toEqual([
      "Example: 2 new. 1 error.",
      "• “FY26 results” new; is hidden until 2026-08-19T10:00:00+10:00 https://editor.example/page_results",
      "    ✗ data.intro: leads nowhere",
      "• “news” new https://editor.example/page_news",
    ]);
  });

  it("is short after a publish of five hundred documents with forty errors each", () => {
    const items = Array.from({ length: 500 }, (_, index) =>
      page(`p${index}`, { title: "Long ".repeat(100) }),
    );
    const problems = items.flatMap((item) =>
      Array.from({ length: 40 }, () => wrong(item.page.id, "wrong ".repeat(200))),
    );
    const message = publishMessage(report([], items, problems), options);
    expect(message.length).toBeLessThan(5_000);
    expect(message).toContain("Example: 500 new. 20000 errors.");
    expect(message).toContain("… and 490 more documents.");
  });
});
