import { describe, expect, it } from "vitest";
import { type GateNames, itIsAGate, NEVER } from "./gate-of.ts";
import { readDocument, readOptions, slice } from "./read-document.ts";

const part = (data: object) => slice("statistics", { figures: [], ...data });

/** What is read of the gate of each thing that has one. */
const KINDS: readonly (readonly [string, GateNames, (data: object) => unknown])[] = [
  [
    "a document",
    ["embargo", "release", "exchange_reference", "release_latest"],
    (data) => readDocument(data).page,
  ],
  [
    "a section",
    ["shown_from", "release", "exchange_reference", "release_latest"],
    (data) => readDocument({ slices: [part(data)] }).page,
  ],
  [
    "a menu group",
    ["shown_from", "release", "exchange_reference", "release_latest"],
    (data) => {
      const items = [{ title: "Home", link: { link_type: "Web", url: "/" } }];
      return readOptions({ slices4: [{ primary: { title: "Now", ...data }, items }] }).options.menus.primary;
    },
  ],
  [
    "the announcements of the site",
    ["announcementShownFrom", "announcementRelease", "announcementReference", "announcementReleaseLatest"],
    (data) => readOptions(data).options.announcementTimes,
  ],
];

describe.each(KINDS)("the gate of %s", (_, names, read) => itIsAGate(names, read));

it("a time of release that cannot be read keeps an article hidden, which is reported", () => {
  const { page, warnings } = readDocument(
    { title: "Results", date: "2026-11-24", released: "soon" },
    "news-article",
  );
  expect(page).toMatchObject({ released: NEVER });
  expect(warnings).toMatchObject([{ field: "data.released", problem: "no date and time; it is hidden" }]);
});
