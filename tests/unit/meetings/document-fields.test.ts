import { expect, it } from "vitest";
import { readDocument } from "../adapters/read-document.ts";

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

it("votes may have tenths, but no more decimals, and are no percentages", () => {
  const votesOf = (votes_for: number) => {
    const { page, warnings } = read({ title, starts, resolutions: [{ number: "1", title, votes_for }] });
    return [page.resolutions[0]?.votes?.for, warnings.length];
  };
  expect(votesOf(1_525_132.9)).toEqual([1_525_132.9, 0]);
  expect(votesOf(1_525_132.95)).toEqual([undefined, 1]);
  expect(votesOf(92.5)).toEqual([undefined, 1]);
});

it("a meeting whose status nobody can read has no dates: it may not take place", () => {
  const deadlines = [{ kind: "Proxies", date: "2027-03-03" }];
  const meeting = (status: string) =>
    readDocument({ title, date: "2027-03-05", status, deadlines }, "general-meeting").page?.dates?.length;
  expect([meeting("Online"), meeting("Called off")]).toEqual([2, 0]);
});

it("classes of shares of a meeting are none with a total among them", () => {
  const share_classes = [
    { name: "A", shares: 100 },
    { name: "B", shares: 10 },
    { name: "Total", shares: 110 },
  ];
  const meeting = (all: object) => readDocument({ title, share_classes: all }, "general-meeting").page;
  expect(meeting(share_classes.slice(0, 2))).toHaveProperty("shareClasses.length", 2);
  expect(meeting(share_classes)).toHaveProperty("shareClasses.length", 0);
});

it("classes of which the votes cannot be read are none: they would have one a share", () => {
  const classes = (votes: unknown) => [
    { name: "A", shares: 100 },
    { name: "B", shares: 10, votes },
  ];
  expect(read({ title, share_classes: classes(null) }).page.shareClasses).toHaveLength(2);
  expect(read({ title, share_classes: classes("100") }).page.shareClasses).toEqual([]);
});

it("votes in thousands, or in per cent, beside those on other resolutions are not shown", () => {
  const of = (votes_for: number, votes_against: number) => ({ title: "Accounts", votes_for, votes_against });
  const resolutions = [of(110_234_567, 12_345), of(110_234, 12), of(99, 1), of(9_800_000, 200)];
  const { page, warnings } = read({ title, starts, resolutions });
  expect(page.resolutions.map(({ votes }) => votes?.for)).toEqual([
    110_234_567,
    undefined,
    undefined,
    9_800_000,
  ]);
  expect(warnings).toHaveLength(2);
});

it("a deadline on two days is on that of its date and time, which is said", () => {
  const deadline = { kind: "Proxies", until: "2027-10-18T20:00:00+0000" };
  const said = (date: string | null) => read({ title, starts, deadlines: [{ ...deadline, date }] }).warnings;
  expect(said("2027-10-18")).toMatchObject([
    {
      field: "data.deadlines[0].date",
      problem: "“Proxies” is on 2027-10-19 by its date and time, which is shown",
    },
  ]);
  expect([...said("2027-10-19"), ...said(null)]).toEqual([]);
});
