import { it } from "vitest";
import { buybacks as texts } from "#texts/buybacks.ts";
import { buyBacksSchema } from "../../../src/adapters/http/buy-backs/buy-back-facts.ts";
import { factsSchema } from "../../../src/adapters/http/contract/facts.ts";
import { hasSample } from "../../configuration/sample.ts";
import { expectOnPages, facts, withSite } from "./facts-on-pages.ts";

withSite();

it.skipIf(!hasSample)("buy-backs of the sample company are those that readers see on the pages", async () => {
  const { buyBacks } = factsSchema.extend({ buyBacks: buyBacksSchema }).parse(await facts());
  await expectOnPages(
    buyBacks.map(({ page, name, status, purpose, from, to, maxShares, bought, transactions }) => {
      const ofProgramme = [
        name,
        status && texts.statuses[status],
        purpose,
        from,
        to,
        maxShares,
        bought?.shares,
      ];
      // The page has the newest ones, the others are on the next one.
      const newest = transactions.slice(0, 20).map((one) => [one.from, one.venue, one.shares, one.average]);
      return { page, seen: [ofProgramme, name === buyBacks[0]?.name ? newest : []] };
    }),
  );
});
