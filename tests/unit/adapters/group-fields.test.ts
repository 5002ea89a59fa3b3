import { describe, expect, it } from "vitest";
import { readDocument, readOptions } from "./read-document.ts";

/** Reads a meeting; the dates of the sample's brand are Brisbane's. */
function read(data: object) {
  const { page, warnings } = readDocument(data, "general-meeting", { id: "general-meeting_agm" });
  if (page?.type !== "general-meeting") throw new Error("it is no meeting");
  return { page, warnings };
}

const title = "Annual general meeting";
const starts = "2027-10-21T00:00:00+0000";

it("a meeting and its deadlines have keys that stay when titles and dates change", () => {
  const keysOf = (data: object) => {
    const { event, deadlines } = read(data).page;
    return [event?.key, ...deadlines.map(({ key }) => key)];
  };
  const keys = keysOf({ title, starts, deadlines: [{ kind: "Record time", date: "2027-10-19" }] });
  expect(keys).toEqual(["general-meeting_agm", "general-meeting_agm Record time"]);
  const deadlines = [{ kind: "Record time", until: "2027-11-01T08:00:00+0000" }];
  expect(keysOf({ title: "AGM", starts: "2027-11-03T00:00:00+0000", deadlines })).toEqual(keys);
});

it("a deadline is at its time of day, if it has one, for those whom it names", () => {
  const deadlines = [
    { kind: "Record time", date: "2027-10-01", until: "2027-10-18T20:00:00+0000", note: "Holders may vote" },
    { kind: "Proxies", holders: "holders of depositary interests", date: "2027-10-14" },
  ];
  expect(read({ title, starts, deadlines }).page.deadlines).toMatchObject([
    {
      date: "2027-10-19",
      title: `Record time: ${title}`,
      starts: "2027-10-18T20:00:00.000Z",
      ends: "2027-10-18T20:00:00.000Z",
      note: "Holders may vote",
    },
    {
      key: "general-meeting_agm Proxies holders of depositary interests",
      date: "2027-10-14",
      title: `Proxy forms due (holders of depositary interests): ${title}`,
      starts: undefined,
    },
  ]);
});

it("what is empty or no number of votes is left out, and reported", () => {
  const { page, warnings } = read({
    title,
    deadlines: [{ kind: "Proxies" }, { date: "2027-10-14" }],
    resolutions: [
      { title: "Accounts", votes_for: -1, votes_against: 1.5, votes_withheld: 3 },
      { number: "2" },
    ],
    share_classes: [{ name: "Ordinary shares", shares: null }],
  });
  expect(page).toMatchObject({
    event: undefined,
    deadlines: [],
    shareClasses: [],
    resolutions: [{ title: "Accounts", votes: { for: undefined, against: undefined, withheld: 3 } }],
  });
  expect(warnings.map((warning) => "field" in warning && warning.field)).toEqual(
    expect.arrayContaining([
      "data.deadlines[0].date",
      "data.deadlines[1].kind",
      "data.resolutions[0].votes_for",
      "data.resolutions[0].votes_against",
      "data.resolutions[1].title",
      "data.share_classes[0].shares",
    ]),
  );
});

describe("the menus", () => {
  const menuOf = (...groups: unknown[]) => {
    const { options, warnings } = readOptions({ slices4: groups });
    return { groups: options.menus.primary, warnings };
  };

  const group = (items: unknown, primary = {}) => ({
    slice_type: "menu_group",
    variation: "default",
    primary: { title: "Careers", ...primary },
    items,
  });
  const jobs = { title: "Jobs", link: "https://jobs.example/larkfield" };

  it.each([
    ["links", group([jobs])],
    ["secondary links", group([], { secondaryLinks: [jobs] })],
  ])("contain %s with an external address as plain text", (_, written) => {
    const entries = [{ title: "Jobs", link: { kind: "web", href: jobs.link }, newTab: true }];
    expect(menuOf(written)).toMatchObject({ groups: [{ title: "Careers", entries }], warnings: [] });
  });

  it("leave out an entry whose address would run a script, and report it", () => {
    const [bad, empty] = ["javascript:alert(1)", ""].map((link) => ({ title: "Bad", link }));
    const { groups, warnings } = menuOf(group([bad, empty, jobs]));
    expect(groups).toMatchObject([{ entries: [{ title: "Jobs" }] }]);
    expect(warnings).toHaveLength(2);
  });

  it("contain an address that cannot be decoded as it was typed, and the others", () => {
    const child = { isChildPage: true, parentPageUid: "company" };
    const links = ["/growth-of-100%", "/board"].map((link) => ({ title: "Growth", link, ...child }));
    const { groups } = menuOf(group(links));
    expect(groups[0]?.entries.map(({ link }) => link.href)).toEqual(["/growth-of-100%", "/company/board"]);
  });

  it("leave out a group whose links are all broken", () => {
    const broken = { link_type: "Document", id: "p", type: "page", uid: "gone", isBroken: true };
    expect(menuOf(group([{ title: "Gone", link: broken }]), group([])).groups).toEqual([]);
  });
});
