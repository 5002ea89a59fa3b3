import { it } from "vitest";
import { capital as texts } from "#texts/capital.ts";
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
      capital.map(({ page, classes, totals, holders, notInPublicHands }) => {
        const notices = holders.map(({ link: _link, crossing, ...notice }) => {
          return { ...notice, crossing: crossing && texts.crossings[crossing] };
        });
        return { page, seen: [classes.slice(0, 1), totals, notices, notInPublicHands] };
      }),
    );
    await expectOnPages(
      debt.map(({ page, ratings, instruments }) => {
        const grades = ratings.map(({ link: _link, kind, ...rating }) => {
          return { ...rating, kind: kind && texts.ratingKinds[kind] };
        });
        const terms = instruments.map(({ prospectus: _prospectus, perpetual, couponKind, ...instrument }) => {
          return [instrument, perpetual && texts.perpetual, couponKind && texts.couponKinds[couponKind]];
        });
        return { page, seen: [grades, terms] };
      }),
    );
  },
);
