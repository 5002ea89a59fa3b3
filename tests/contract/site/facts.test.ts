import { beforeAll, expect, it, vi } from "vitest";
import { formats } from "../../../brand/derived.ts";
import { capitalSchema, debtSchema } from "../../../src/adapters/http/capital/capital-facts.ts";
import { factsSchema } from "../../../src/adapters/http/contract/facts.ts";
import { dividendsSchema } from "../../../src/adapters/http/dividends/dividends.ts";
import { formatAmount } from "../../../src/domain/text/amount.ts";
import { hasSample } from "../../configuration/sample.ts";
import { openedForAll, startSite } from "./site.ts";
import { sourceRenderer } from "./source-renderer.ts";

let site: Awaited<ReturnType<typeof startSite>>["site"];
beforeAll(async () => {
  const { onClose, close } = openedForAll();
  ({ site } = await startSite({ RENDERINGS_PER_MINUTE: "0" }, { renderer: await sourceRenderer(), onClose }));
  // On a busy machine, the first look-up may last longer than a visitor waits.
  await vi.waitUntil(async () => (await site.inject("/facts.json")).statusCode === 200, { timeout: 20_000 });
  return close;
});

async function bodyAt(address: string): Promise<string> {
  const { statusCode, body } = await site.inject(new URL(address, "http://site").pathname);
  expect(statusCode, `${address}: ${body.slice(0, 300)}`).toBe(200);
  return body;
}

const schema = factsSchema.extend({
  dividends: dividendsSchema,
  capital: capitalSchema,
  debt: debtSchema,
});
const facts = async () => schema.parse(JSON.parse(await bodyAt("/facts.json")));

/** The words of a page as readers see them, and its dates as machines do. */
async function wordsOf(address: string): Promise<string> {
  const text = (await bodyAt(address))
    .replace(/.*<main/s, "<main")
    .replace(/<time dateTime="([^"]+)">/gi, " $1 ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
  return text.replace(/\s+/g, " ");
}

/** Every text and number of a value; a number as a page may show it, with any number of decimals. */
function statedIn(value: unknown): string[][] {
  if (typeof value === "string") return [[value.replace(/\s+/g, " ")]];
  if (typeof value === "number") return [[0, 1, 2].map((decimals) => formatAmount(value, formats, decimals))];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(statedIn) : [];
}

it.skipIf(!hasSample)("the facts of the sample company are those that readers see on the pages", async () => {
  const { figures, dates, dividends, capital, debt } = await facts();
  const onPages = [
    ...figures.map(({ page, rows }) => ({ page, seen: rows.map(({ measure, value }) => [measure, value]) })),
    ...dates.map(({ page, event }) => ({ page, seen: event.split(": ", 1) })),
    ...dividends.map(({ page, name, franked, declared, ex, record, payment }) => {
      return { page, seen: [name, franked, declared, ex, record, payment] };
    }),
    ...capital.map(({ page, classes, holders, notInPublicHands }) => {
      return { page, seen: [classes, holders, notInPublicHands] };
    }),
    ...debt.map(({ page, ratings, instruments }) => {
      const grades = ratings.map(({ agency, grade, outlook }) => [agency, grade, outlook]);
      return { page, seen: [grades, instruments.map((one) => [one.name, one.isin, one.volume, one.coupon])] };
    }),
  ];
  for (const { page, seen } of onPages) {
    const words = await wordsOf(page);
    const missing = statedIn(seen).filter((texts) => !texts.some((text) => words.includes(text)));
    expect(missing, page).toEqual([]);
  }
  const shown = await wordsOf(dividends[0]?.page ?? "");
  const amounts = dividends.map(({ amount }) => `${(Number(amount) * 100).toFixed(1)}\u00a0cents`);
  expect(amounts.filter((amount) => !shown.includes(amount.replace(/\s/g, " ")))).toEqual([]);
  expect([figures, dates, dividends, capital, debt].every((all) => all.length > 0)).toBe(true);
});
