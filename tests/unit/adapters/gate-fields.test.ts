import { describe, expect, it } from "vitest";
import { readDocument, readOptions, slice } from "./read-document.ts";

const FROM = "2026-11-24T08:30:00+1000";
const TIME = "2026-11-23T22:30:00.000Z";
const NEVER = "9999-12-31T00:00:00.000Z";
const AWAITED = "When the exchange has released it";
const exchange = { reference: "06A-1234", isAwaited: true, latest: TIME };

/** The fields of a gate by the names that a model gives them. */
const fields = (time: string, release: string, reference: string, latest: string) => {
  return { [time]: FROM, [release]: AWAITED, [reference]: " 06A-1234 ", [latest]: FROM };
};
const part = (data: object) => slice("statistics", { figures: [], ...data });

/** What is read of the gate of each thing that has one. */
/** A meeting has results once it has votes. */
const VOTED = { title: "Accounts", votes_for: 600 };

const KINDS: readonly (readonly [
  string,
  readonly [string, string, string, string],
  (data: object) => unknown,
])[] = [
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
  [
    "the votes of a meeting",
    ["results_from", "results_release", "results_reference", "results_latest"],
    (data) => readDocument({ ...data, resolutions: [VOTED] }, "general-meeting").page,
  ],
];

describe.each(KINDS)("the gate of %s", (_, names, read) => {
  const json = (data: object) => JSON.stringify(read(data));

  it("is a time, or the release of its announcement at the exchange", () => {
    expect(json(fields(...names))).toContain(`"embargo":"${TIME}"`);
    expect(json(fields(...names))).toContain(`"exchange":${JSON.stringify(exchange)}`);
  });

  it.each(["At a time", "", null])("does not wait for the exchange with %j", (choice) => {
    expect(json({ ...fields(...names), [names[1]]: choice })).toContain('"isAwaited":false');
  });

  it("that cannot be read stays closed", () => {
    expect(json({ [names[0]]: "soon" })).toContain(`"embargo":"${NEVER}"`);
    expect(json({ [names[1]]: "When I say so" })).toContain('"isAwaited":true');
  });
});

it("a time of release that cannot be read keeps an article hidden, which is reported", () => {
  const { page, warnings } = readDocument(
    { title: "Results", date: "2026-11-24", released: "soon" },
    "news-article",
  );
  expect(page).toMatchObject({ released: NEVER });
  expect(warnings).toMatchObject([{ field: "data.released", problem: "no date and time; it is hidden" }]);
});
