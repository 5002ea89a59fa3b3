import { it } from "vitest";
import { factsSchema } from "../../../src/adapters/http/contract/facts.ts";
import { hasSample } from "../../configuration/sample.ts";
import { expectOnPages, facts, withSite } from "./facts-on-pages.ts";

withSite();

it.skipIf(!hasSample)(
  "figures and dates of the sample company are those that readers see on the pages",
  async () => {
    const { figures, dates } = factsSchema.parse(await facts());
    await expectOnPages(
      figures.map(({ page, rows }) => ({ page, seen: rows.map(({ measure, value }) => [measure, value]) })),
    );
    await expectOnPages(dates.map(({ page, event }) => ({ page, seen: event.split(": ", 1) })));
  },
);
