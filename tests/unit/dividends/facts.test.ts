import { expect, it } from "vitest";
import { z } from "zod";
import type { Section } from "../../../src/domain/content/section.ts";
import { PUBLIC_URL, siteOf } from "../http/site.ts";
import { contentPage, homePage } from "../sample-content.ts";
import { dividend, finalDividend } from "./sample-dividends.ts";

const CHANGED = "2026-09-16T00:20:00.000Z";
const HISTORY: Section = { kind: "dividends", heading: "Dividends", intro: [], source: "Notifications" };
const DIVIDEND = finalDividend(2026, 0.1, {
  franked: 100,
  declared: "2026-08-19",
  reinvestment_price: 3.5,
  exchanges: [{ exchange: "NZX", ex: "2026-09-01" }],
});

/** The facts of a site with both, which conform to their schema. */
async function facts() {
  const { server } = siteOf({
    pages: [homePage(), { ...contentPage("shares"), changed: CHANGED, sections: [HISTORY] }],
    listed: [DIVIDEND, dividend("unknown", {})].map((document) => ({ kind: "dividend" as const, document })),
  });
  const schema = (await server.inject("/facts.schema.json")).json();
  const told = (await server.inject("/facts.json")).json();
  expect(z.fromJSONSchema(schema).safeParse(told).error).toBeUndefined();
  return told;
}

it("facts have each dividend that a page shows, its amounts as exact texts", async () => {
  const { dividends } = await facts();
  const stated = {
    page: `${PUBLIC_URL}/shares`,
    published: CHANGED,
    title: "Dividends",
    source: "Notifications",
  };
  expect(dividends).toEqual([
    {
      ...stated,
      id: "/shares#dividends.dividends.final-dividend-fy26.final.fy26",
      name: "Final dividend, FY26",
      kind: "Final",
      period: "FY26",
      status: "Declared",
      amount: "0.10",
      adjustedAmount: "0.10",
      currency: "AUD",
      parts: [],
      franked: 100,
      declared: "2026-08-19",
      ex: "2026-09-02",
      record: "2026-09-03",
      payment: "2026-09-25",
      currencyChoices: [],
      sharesInstead: { plan: "Reinvestment plan", price: "3.50", currency: "AUD" },
      exchanges: [{ exchange: "NZX", ex: "2026-09-01" }],
    },
    {
      ...stated,
      id: "/shares#dividends.dividends.dividend",
      name: "Dividend",
      status: "Declared",
      parts: [],
      currencyChoices: [],
      exchanges: [],
    },
  ]);
});

it("the file of dividends has one column of a part in several spellings", async () => {
  const paidWith = (year: number, name: string) =>
    finalDividend(year, 0.1, { parts: [{ name, amount: 0.1 }] });
  const documents = [paidWith(2026, "Taxable Income"), paidWith(2025, "Taxable income")];
  const { server } = siteOf({
    pages: [homePage(), { ...contentPage("shares"), sections: [HISTORY] }],
    listed: documents.map((document) => ({ kind: "dividend" as const, document })),
  });
  const [heads = ""] = (await server.inject("/figures/shares/dividends.csv")).body.split("\r\n");
  expect(heads.match(/taxable income(?=,)/gi)).toEqual(["Taxable Income"]);
});
