import { it } from "vitest";
import { capitalSchema, debtSchema } from "../../../src/adapters/http/capital/capital-facts.ts";
import { factsSchema } from "../../../src/adapters/http/contract/facts.ts";
import { hasSample } from "../../configuration/sample.ts";
import { expectOnPages, facts, withSite } from "./facts-on-pages.ts";

withSite();

it.skipIf(!hasSample)(
  "capital and debt of the sample company are those that readers see on the pages",
  async () => {
    const schema = factsSchema.extend({ capital: capitalSchema, debt: debtSchema });
    const { capital, debt } = schema.parse(await facts());
    await expectOnPages(
      capital.map(({ page, classes, holders, notInPublicHands }) => ({
        page,
        seen: [classes, holders, notInPublicHands],
      })),
    );
    await expectOnPages(
      debt.map(({ page, ratings, instruments }) => {
        const grades = ratings.map(({ agency, grade, outlook }) => [agency, grade, outlook]);
        return {
          page,
          seen: [grades, instruments.map((one) => [one.name, one.isin, one.volume, one.coupon])],
        };
      }),
    );
  },
);
