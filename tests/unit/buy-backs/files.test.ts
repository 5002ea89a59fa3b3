import { describe, expect, it } from "vitest";
import type { BuyBack } from "../../../src/domain/buy-backs/buy-back.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { PUBLIC_URL, siteOf } from "../http/site.ts";
import { contentPage } from "../sample-content.ts";
import { buyBack, readFile, row } from "./sample-buy-backs.ts";

const SECTION: Section = { kind: "buy-backs", heading: "Buy-backs", intro: [], source: "Notices" };
const PROGRAMME = buyBack([
  row("2026-11-03", 1_200, 4.3215, { lowest: 4.3, highest: 4.35, venue: "CEUX" }),
  row("2026-11-03", 4_800, 4.32, { lowest: 4.3, highest: 4.35 }),
  row("2026-11-04", 50, 4.1),
]);

const serverOf = (embargo?: string, others: readonly BuyBack[] = []) =>
  siteOf({
    pages: [{ ...contentPage("shares"), sections: [SECTION] }],
    listed: [{ ...PROGRAMME, embargo }, ...others].map((document) => ({ kind: "buy-back", document })),
  }).server;

describe("the files of buy-backs", () => {
  it.each(["csv", "xlsx"])("have as %s what can be uploaded again", async (format) => {
    const { rawPayload } = await serverOf().inject(`/figures/shares/buy-backs.${format}`);
    const { read, problems } = await readFile(new Uint8Array(rawPayload));
    expect(problems).toEqual([]);
    const values = (transactions: typeof read.transactions) =>
      transactions.map(({ origin: _origin, paid: _paid, ...transaction }) => transaction);
    expect(values(read.transactions)).toEqual(values(PROGRAMME.transactions));
  });

  it("have a row for each transaction, and one for each programme", async () => {
    const { lists } = (await serverOf().inject("/figures/shares/buy-backs.json")).json();
    expect(lists.map(({ title, rows }: { title: string; rows: object[] }) => [title, rows.length])).toEqual([
      ["Transactions", 3],
      ["Programmes", 1],
    ]);
    expect(lists[0].rows[1]).toEqual({
      date: "2026-11-03",
      venue: "CEUX",
      shares: 1_200,
      currency: "EUR",
      average: 4.3215,
      lowest: 4.3,
      highest: 4.35,
      paid: 5_185.8,
    });
    expect(lists[1].rows[0]).toMatchObject({ bought: 6_050, maxShares: 10_000, progress: 60.5 });
  });

  it("are facts with exact amounts as texts", async () => {
    const { buyBacks } = (await serverOf().inject("/facts.json")).json();
    expect(buyBacks).toMatchObject([
      {
        page: `${PUBLIC_URL}/shares`,
        name: "Buy-back 2026",
        bought: { shares: 6_050, paid: "26126.80", currency: "EUR", until: "2026-11-04", percent: 60.5 },
        transactions: [{ from: "2026-11-04", average: "4.10" }, { venue: "CEUX" }, { venue: "XETR" }],
      },
    ]);
  });

  it("have neither the maximum nor the sum of a programme that has bought more", async () => {
    const server = serverOf(undefined, [{ ...PROGRAMME, id: "exceeded", maxShares: 5_000 }]);
    const { buyBacks } = (await server.inject("/facts.json")).json();
    const numbers = (one: { maxShares?: number; bought?: { shares: number } }) => [
      one.maxShares,
      one.bought?.shares,
    ];
    expect(new Set(buyBacks.map(numbers))).toEqual(
      new Set([
        [10_000, 6_050],
        [undefined, undefined],
      ]),
    );
    expect((await server.inject("/shares")).body).not.toContain("5,000");
  });

  it("have no transactions of programmes of which one may be in hundredths", async () => {
    const before = { ...buyBack([row("2025-11-03", 1_000, 412.5)], { from: "2025-11-01" }), id: "before" };
    const server = serverOf(undefined, [before]);
    const { buyBacks } = (await server.inject("/facts.json")).json();
    expect(buyBacks).toMatchObject([{ transactions: [] }, { transactions: [] }]);
    expect((await server.inject("/shares")).body).not.toMatch(/412\.5|4\.3215/);
  });

  it("tell nothing of a programme that waits for its release, nor of what its file has", async () => {
    const server = serverOf("2999-01-01T00:00:00.000Z");
    const page = await server.inject("/shares");
    const facts = await server.inject("/facts.json");
    const file = await server.inject("/figures/shares/buy-backs.csv");
    for (const { body } of [page, facts, file]) expect(body).not.toMatch(/Buy-back 2026|4\.3215|4,800/);
    expect(file.statusCode).toBe(404);
  });
});
