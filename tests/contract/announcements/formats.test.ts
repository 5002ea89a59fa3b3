import { describe, expect, it } from "vitest";
import { announcementsFrom } from "../../../src/adapters/announcements/announcements-from.ts";
import { CIK, filings, formats, ISIN, startSource } from "./sources.ts";

const results = { reference: "R-1", releasedAt: "2026-08-19T00:15:00Z", title: "Results" };

/** What a source lists whose response is a text. */
async function listed(format: keyof typeof formats, body: string | Buffer) {
  const source = await startSource(formats[format]);
  source.send(body);
  return source.announcements.list(0);
}

describe("filings at the SEC", () => {
  const submissions = (recent: object, more: object = {}) =>
    JSON.stringify({ cik: Number(CIK), filings: { recent, files: [] }, ...more });

  it("are those of the company", async () => {
    const others = submissions(filings([results]), { cik: "0000000007" });
    await expect(listed("edgar", others)).rejects.toThrow("it has the filings of another company");
  });

  it("are invalid if the columns have different lengths", async () => {
    const columns = { ...filings([results]), form: ["8-K", "10-Q"] };
    await expect(listed("edgar", submissions(columns))).rejects.toThrow("the arrays have different lengths");
  });

  it("have titles that say what they are, whatever their document is called", async () => {
    const own = { primaryDocDescription: ["8-K"], items: ["2.02,9.01"], primaryDocument: [""] };
    const columns = { ...filings([results]), ...own };
    expect((await listed("edgar", submissions(columns)))[0]).toMatchObject({
      title: "Current report (8-K): Results of operations and financial condition",
      kind: "8-K",
      href: `https://www.sec.gov/Archives/edgar/data/${CIK}/R1/R-1-index.htm`,
    });
  });

  it.each([
    ["UTC", "2025-01-08", "11:00", "21:30", "21:30"],
    ["New York in winter", "2025-01-08", "07:30", "16:30", "21:30"],
    ["New York in summer", "2025-07-08", "07:30", "16:30", "20:30"],
  ])(
    "have the right time if all times of the company are in %s",
    async (_zone, day, early, late, expected) => {
      const at = (time: string) => `${day}T${time}:00.000Z`;
      const both = [
        { ...results, releasedAt: at(early) },
        { ...results, reference: "R-2", releasedAt: at(late) },
      ];
      const [newest] = await listed("edgar", submissions(filings(both)));
      expect(newest?.releasedAt).toBe(at(expected));
    },
  );

  it.each([
    ["a single filing", [["2025-07-08", "15:30", "2025-07-08"]], "19:30"],
    ["filings at noon in winter", [["2025-01-08", "15:30", "2025-01-08"]], "20:30"],
    // What is filed after 17:30 has the date of the next working day.
    ["one with the date of its day", [["2025-07-08", "20:30", "2025-07-08"]], "20:30"],
    ["one with the date of the next day", [["2025-07-08", "20:30", "2025-07-09"]], "00:30"],
  ])("have the times of New York unless more of them fit UTC: %s", async (_case, rows, expected) => {
    const published = rows.map(([day, time]) => ({ ...results, releasedAt: `${day}T${time}:00.000Z` }));
    const columns = { ...filings(published), filingDate: rows.map(([, , date]) => date) };
    const [found] = await listed("edgar", submissions(columns));
    expect(found?.releasedAt).toContain(`T${expected}:00.000Z`);
  });

  it("are none for a company that has filed nothing", async () => {
    expect(await listed("edgar", submissions(filings([])))).toEqual([]);
  });

  it("are readable whatever they contain", async () => {
    const odd = { ...results, reference: "R-2", releasedAt: "2026-02-20T00:15:00.000Z" };
    const columns = { ...filings([results, odd]), primaryDocument: ["\ud800.htm", "../../x y.htm"] };
    const found = await listed("edgar", submissions(columns));
    expect(found.map(({ href }) => href)).toEqual([
      `https://www.sec.gov/Archives/edgar/data/${CIK}/R1/%EF%BF%BD.htm`,
      "https://www.sec.gov/Archives/edgar/data/x%20y.htm",
    ]);
  });

  it("include older pages only if they are asked for", async () => {
    const source = await startSource(formats.edgar);
    const name = "CIK0000320193-submissions-001.json";
    const recent = submissions(filings([results]), {
      filings: { recent: filings([results]), files: [{ name, filingTo: "2020-06-30" }] },
    });
    const first = { ...results, reference: "R-0", releasedAt: "2020-06-30T20:00:00Z" };
    const older = JSON.stringify(filings([first]));
    source.respond(({ url }, response) => void response.end(url?.endsWith(name) ? older : recent));
    expect(await source.announcements.list(Date.parse("2021-01-01"))).toHaveLength(1);
    expect(await source.announcements.list(Date.parse("2020-01-01"))).toHaveLength(2);
    expect(source.requests.map(({ url }) => url)).toEqual([
      "/submissions/CIK0000320193.json",
      "/submissions/CIK0000320193.json",
      `/submissions/${name}`,
    ]);
  });

  it("name no page of another folder", async () => {
    const files = [{ name: "../../admin.json", filingTo: "2020-06-30" }];
    const body = submissions({}, { filings: { recent: filings([results]), files } });
    await expect(listed("edgar", body)).rejects.toMatchObject({ failure: "invalid" });
  });
});

describe("a feed in XML", () => {
  const rss = (fields: string, head = "") =>
    `${head}<rss version="2.0"><channel><item><title>Results</title>${fields}</item></channel></rss>`;
  const item = "<guid>R-1</guid><link>/r-1</link><pubDate>Wed, 19 Aug 2026 10:15 +1000</pubDate>";

  it("may have times as in an e-mail, and relative links", async () => {
    const [found] = await listed("rss", rss(item));
    expect(found?.releasedAt).toBe("2026-08-19T00:15:00.000Z");
    expect(found?.href).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/r-1$/);
  });

  it("may have another encoding", async () => {
    const declared = '<?xml version="1.0" encoding="iso-8859-1"?>';
    const body = Buffer.from(rss(item, declared).replace("Results", "Übersicht"), "latin1");
    expect((await listed("rss", body))[0]?.title).toBe("Übersicht");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", ""])(
    "leaves an item out whose link is %j",
    async (link) => {
      const bad = `<item><title>Bad</title>${item.replace("/r-1", link).replace("R-1", "R-2")}</item><item>`;
      const found = await listed("rss", rss(item).replace("<item>", bad));
      expect(found.map(({ reference }) => reference)).toEqual(["R-1"]);
    },
  );

  it("leaves the releases of other companies out", async () => {
    const other = formats.rss.body([{ ...results, reference: "R-2" }]).replace(ISIN, "US0378331005");
    await expect(listed("rss", other)).rejects.toThrow(
      'none of its 1 items is a readable one of the company (of other companies: "R-2")',
    );
  });

  it.each([
    ["the address of the feed", "", "", /^http:\/\/127\.0\.0\.1:\d+\/r-1$/],
    ["the link of its channel", "", "<link>https://news.example/asx/</link>", "https://news.example/r-1"],
    [
      "its xml:base",
      ' xml:base="https://files.example/2026/"',
      "<link>https://news.example/</link>",
      "https://files.example/r-1",
    ],
  ])("has relative links that begin at %s", async (_base, attribute, link, href) => {
    const body = rss(item).replace("<channel>", `<channel${attribute}>${link}`);
    expect((await listed("rss", body))[0]?.href).toMatch(href);
  });

  it("may have a base in another one, down to the link, in Atom", async () => {
    const entry = `<entry xml:base="2026/"><id>R-1</id><title>Results</title>
      <published>2026-08-19T00:15:00Z</published><link xml:base="asx/" href="r-1.pdf"/></entry>`;
    const body = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://files.example/">${entry}</feed>`;
    expect((await listed("atom", body))[0]?.href).toBe("https://files.example/2026/asx/r-1.pdf");
  });

  it.each(["Retracted", "withdrawn"])("marks what its source has put into the category %j", async (word) => {
    const [found] = await listed(
      "rss",
      rss(`${item}<category>Results</category><category>${word}</category>`),
    );
    expect(found).toMatchObject({ kind: "Results", isRetracted: true });
    const [other] = await listed("rss", rss(item).replace("Results", `${word}: Results`));
    expect(other?.isRetracted).toBeUndefined();
  });

  it("may name its time zone, as the clocks of the company are called", async () => {
    const named = rss(item).replace("+1000", "AEST");
    expect((await listed("rss", named))[0]?.releasedAt).toBe("2026-08-19T00:15:00.000Z");
  });

  it("with more than 50,000 items is refused", async () => {
    const items = `<item>${item}</item>`.repeat(50_001);
    await expect(listed("rss", `<rss><channel>${items}</channel></rss>`)).rejects.toMatchObject({
      failure: "invalid",
      message: expect.stringContaining("more than 50000 items"),
    });
  });

  it("marks inside information by its category", async () => {
    const [found] = await listed("rss", rss(`${item}<category>Inside information</category>`));
    expect(found).toMatchObject({ kind: "Inside information", isPriceSensitive: true });
  });

  it("may have XHTML in the titles of Atom", async () => {
    const title = `<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><b>Half</b>-year</div></title>`;
    const body = formats.atom.body([results]).replace(/<title type="html">.*?<\/title>/, title);
    expect((await listed("atom", body))[0]?.title).toBe("Half-year");
  });

  it.each([
    ["entities of its own", '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>', /document type/],
    ["external entities", '<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]>', /document type/],
    ["a document type", "<!DOCTYPE rss>", /document type/],
    ["unknown entities", "<rss>&a;</rss>", /entity/],
    ["endless nesting", "<rss>".repeat(100_000), /nested more than 50 deep/],
    ["another root", "<html><body/></html>", /neither RSS nor Atom/],
  ])("is invalid with %s", async (_case, head, reason) => {
    await expect(listed("rss", rss(item, head))).rejects.toMatchObject({
      failure: "invalid",
      message: expect.stringMatching(reason),
    });
  });
});

it("a feed of MFN leaves out items without the format, and the releases of other companies", async () => {
  const both = [results, { ...results, reference: "R-2" }];
  const { items } = JSON.parse(formats.mfn.body(both).replace(ISIN, "SE0000000001"));
  const found = await listed("mfn", JSON.stringify({ items: [{ news_id: "R-3" }, "R-4", ...items] }));
  expect(found.map(({ reference }) => reference)).toEqual(["R-2"]);
});

it.each([
  ["sub:ci:gm:notice", "Notice of general meeting"],
  ["sub:ci:gm:notice:extra", "Notice of general meeting"],
  ["sub:ca:other", "Corporate action"],
  ["sub:made:up", undefined],
  ["ext:nq", undefined],
])("a feed of MFN has the kind %j in words: %j", async (tag, kind) => {
  const body = formats.mfn.body([results]).replace('"sub:report","sub:Results"', JSON.stringify(tag));
  expect((await listed("mfn", body))[0]?.kind).toBe(kind);
});

it.each([
  [":regulatory", false],
  [":regulatory:listing", false],
  [":regulatory:mar", true],
  ["ext:ob:inside-information", true],
])("a feed of MFN marks inside information, with %j: %j", async (tag, isPriceSensitive) => {
  const body = formats.mfn.body([results]).replace(":regulatory:mar", tag);
  expect((await listed("mfn", body))[0]?.isPriceSensitive).toBe(isPriceSensitive);
});

it("a feed of MFN marks what has the tag of what is retracted", async () => {
  const body = formats.mfn.body([results]).replace('"sub:report"', '"sub:report",":retracted"');
  expect((await listed("mfn", body))[0]).toMatchObject({ kind: "Financial report", isRetracted: true });
});

describe("a feed of Cision", () => {
  const release = (more: object) => {
    const { Releases } = JSON.parse(formats.cision.body([results]));
    return listed("cision", JSON.stringify({ Releases: [{ ...Releases[0], ...more }] }));
  };

  it.each([
    ["RPT", "Interim Report"],
    ["XYZ", undefined],
  ])("has the name of its type %j: %j", async (InformationType, kind) => {
    expect((await release({ InformationType }))[0]?.kind).toBe(kind);
  });

  it("marks inside information, which not all that is regulatory is", async () => {
    const ofCategory = async (Name: string) =>
      (await release({ IsRegulatory: true, Categories: [{ Code: "x", Name }] }))[0]?.isPriceSensitive;
    expect([await ofCategory("Managers' transactions"), await ofCategory("Inside information")]).toEqual([
      false,
      true,
    ]);
  });

  it("marks what is in the category of what is retracted", async () => {
    const [found] = await release({ Categories: [{ Name: "Retracted" }], Keywords: "no list" });
    expect(found?.isRetracted).toBe(true);
  });

  it("says when a release was changed", async () => {
    const [found] = await release({ LastChangeDate: "2026-08-19T02:00:00Z" });
    expect(found?.changedAt).toBe("2026-08-19T02:00:00.000Z");
  });
});

it("does not request an address without encryption", async () => {
  const company = { slug: "larkfield", email: { sender: "a@b.example" }, listings: [], timeZone: "UTC" };
  const announcements = announcementsFrom({ feed: "http://exchange.example/feed" }, { company });
  await expect(announcements.list(0)).rejects.toThrow("exchange.example: its address must begin with https:");
});
