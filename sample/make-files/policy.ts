import { type Block, clauses, heading, lead, row, table } from "./blocks.ts";
import { longDate } from "./format.ts";
import { setPaper } from "./paper.ts";
import { conductPolicies } from "./policies-conduct.ts";
import { marketPolicies } from "./policies-market.ts";
import { peoplePolicies } from "./policies-people.ts";
import type { PolicyText } from "./policy-text.ts";
import type { Publication } from "./publication.ts";

function blocks(text: PolicyText): Block[] {
  return [
    lead(text.purpose),
    ...text.parts.flatMap(([title, ...items], index) => [
      heading(`${index + 1}. ${title}`),
      clauses(`${index + 1}.`, ...items),
    ]),
    table({
      caption: "About this document",
      head: ["", ""],
      widths: [0.3, 0.7],
      cells: "words",
      rows: [
        row("Approved by", `The Board of Larkfield Group Limited, ${longDate(text.approved)}`),
        row("Owner", text.owner),
        row("Next review", text.review),
        row("Read with", text.related),
        row("Questions", "company.secretary@larkfield.example, (07) 7010 0100"),
      ],
    }),
  ];
}

function publication(text: PolicyText): Publication {
  return {
    uid: text.uid,
    title: text.title,
    date: text.approved,
    category: "Policy",
    summary: text.summary,
    tags: text.tags,
    make: () =>
      setPaper({
        title: text.title,
        subject: text.summary,
        date: text.approved,
        front: "band",
        label: text.uid === "board-charter" ? "Charter" : "Policy",
        subtitle: `Approved by the Board on ${longDate(text.approved)}`,
        blocks: blocks(text),
      }),
  };
}

/** The policies and the Board's charter. */
export const policies: readonly Publication[] = [
  ...conductPolicies,
  ...marketPolicies,
  ...peoplePolicies,
].map(publication);
