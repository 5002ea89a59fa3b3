import {
  type Block,
  box,
  chapter,
  heading,
  lead,
  list,
  para,
  paras,
  row,
  section,
  signature,
  table,
} from "./blocks.ts";
import { type NoticeText, noticeTexts } from "./notice-text.ts";
import { setPaper } from "./paper.ts";
import { secretary } from "./people.ts";
import type { Publication } from "./publication.ts";

const kinds = {
  ordinary: "Ordinary resolution",
  advisory: "Advisory resolution",
  special: "Special resolution",
} as const;

function blocks(text: NoticeText): Block[] {
  return [
    lead(
      `The annual general meeting of shareholders of Larkfield Group Limited will be held on ${text.meeting}.`,
    ),
    table({
      caption: "The meeting",
      head: ["", ""],
      widths: [0.3, 0.7],
      cells: "words",
      rows: [
        row("When", text.meeting),
        row("Where", text.place),
        row("Online", "Follow the link to the meeting from https://registry.example/larkfield"),
        row("Proxy forms by", text.lodge),
        row("Written questions by", text.questions),
        row("Who may vote", `Holders on the register at ${text.register}`),
      ],
    }),
    section("Items of business"),
    heading("1. Reports"),
    para(
      `To receive the financial report, the directors' report and the auditor's report for the year ended 30 June ${text.year}. No vote is taken on this item. Shareholders may put questions to the directors and to the auditor.`,
    ),
    para(
      `Under items 2 to ${text.resolutions.length + 1} shareholders are asked to consider and, if thought fit, to pass the resolution in the box.`,
    ),
    ...text.resolutions.flatMap((resolution, index) => [
      heading(`${index + 2}. ${resolution.title}`),
      box(kinds[resolution.kind], resolution.words),
    ]),
    para("By order of the Board"),
    signature(secretary.name, secretary.role),
    chapter("Explanatory notes"),
    heading("Item 1. Reports"),
    para(
      "The annual report is on the company's website. A printed copy is sent free to any shareholder who asks the registry for one. The auditor will be at the meeting and can be asked about the audit, the auditor's report, the accounting policies and the auditor's independence.",
    ),
    ...text.resolutions.flatMap((resolution, index) => [
      heading(`Item ${index + 2}. ${resolution.title}`),
      ...paras(...resolution.notes),
      para(`**Recommendation.** ${resolution.board}`),
      ...(resolution.exclusion === undefined ? [] : [para(`**Voting exclusion.** ${resolution.exclusion}`)]),
    ]),
    section("How to vote"),
    list(
      "**In person or online.** Bring the proxy form with its barcode to the meeting, or log in with your holder number and postcode. Registration opens at 9.00 am.",
      `**By proxy.** Appoint a proxy on the registry's website or return the form so that it arrives by ${text.lodge}. A proxy need not be a shareholder. If you are entitled to two or more votes you may appoint two proxies and say how many votes each may cast.`,
      "**Undirected proxies.** The chair of the meeting intends to vote undirected proxies in favour of every resolution, and by appointing the chair you authorise that, even where a resolution concerns the pay of key management personnel.",
      "**Companies.** A body corporate may appoint a representative and should send the certificate to the registry before the meeting.",
    ),
    para(
      `All resolutions are decided by poll. Questions may be sent to company.secretary@larkfield.example by ${text.questions}; the Chair will answer those that most shareholders raise. If the place or manner of the meeting has to change, the company will tell the ASX and its website.`,
    ),
  ];
}

function publication(text: NoticeText): Publication {
  const title = `Notice of annual general meeting ${text.year}`;
  const summary = `${text.meeting}: business, explanatory notes and how to vote.`;
  return {
    uid: `notice-of-meeting-${text.year}`,
    title,
    date: text.date,
    category: "Notice of meeting",
    summary: summary.replace("10.00 am", "10.00\u00a0am"),
    tags: ["annual general meeting", `FY${text.year.slice(2)}`],
    make: () =>
      setPaper({
        title,
        subject: summary,
        date: text.date,
        front: "band",
        label: "Notice of meeting and explanatory notes",
        subtitle: text.meeting,
        blocks: blocks(text),
      }),
  };
}

/** The notices of meeting. */
export const notices: readonly Publication[] = noticeTexts.map(publication);
