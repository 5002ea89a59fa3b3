import { expect, it } from "vitest";
import { factsSchema } from "../../../src/adapters/http/contract/facts.ts";
import { dividendsSchema } from "../../../src/adapters/http/dividends/dividends.ts";
import { hasSample } from "../../configuration/sample.ts";
import { expectOnPages, facts, withSite, wordsOf } from "./facts-on-pages.ts";

withSite();

it.skipIf(!hasSample)("dividends of the sample company are those that readers see on the pages", async () => {
  const { dividends } = factsSchema.extend({ dividends: dividendsSchema }).parse(await facts());
  await expectOnPages(
    dividends.map(({ page, name, franked, declared, ex, record, payment }) => ({
      page,
      seen: [name, franked, declared, ex, record, payment],
    })),
  );
  const shown = await wordsOf(dividends[0]?.page ?? "");
  const amounts = dividends.flatMap(({ amount }) =>
    amount === undefined ? [] : `${(Number(amount) * 100).toFixed(1)}\u00a0cents`,
  );
  expect(amounts.filter((amount) => !shown.includes(amount.replace(/\s/g, " ")))).toEqual([]);
});
