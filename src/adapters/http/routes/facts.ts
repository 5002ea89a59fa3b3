import type { Locale } from "../../../../brand/locale.ts";
import { dayAt } from "../../../domain/content/day.ts";
import type { MadeTitle } from "../../../domain/content/translatable.ts";
import { exactNumber } from "../../../domain/text/amount.ts";
import { FACTS_PATH, FACTS_SCHEMA_PATH } from "../contract/facts.ts";
import { SITE_TIME_ZONE } from "../contract/site.ts";
import { factsOf, factsSchemaWith } from "../facts/facts.ts";
import { mainPagesOf, withSharedIds } from "../facts/shared-ids.ts";
import { addSchema, FOR_ALL_SITES } from "../figure-files/json-schema.ts";
import { sendPublished } from "../page-cache/send-published.ts";
import { problems } from "../plugins/openapi.ts";
import type { Routes } from "../site-parts.ts";

/** `GET /facts.json`: facts of all pages; their schema. */
export const facts: Routes = async (server, parts) => {
  const { cache, capabilities, tables, syndicateContent, publicUrl: origin, now, locale } = parts;
  const [mainLocale = locale] = parts.locales;
  const lists = Object.fromEntries(
    capabilities.flatMap((capability) => Object.entries(capability.facts ?? {})),
  );
  const schema = factsSchemaWith(lists);
  if (locale.language === undefined)
    addSchema(server, { path: FACTS_SCHEMA_PATH, schema, publicUrl: origin });

  const factsRoute = {
    schema: {
      operationId: "facts",
      summary: "All figures, dates and other facts that the pages state",
      description: "Each fact names its page. Made once for each publish; scripts of all sites may read it.",
      response: { 200: schema.describe("The facts."), ...problems(503) },
    },
  } as const;

  server.get(FACTS_PATH, factsRoute, async (request, reply) => {
    await sendPublished(request, reply, { cache, path: server.prefix + FACTS_PATH }, (content) => {
      const today = dayAt(now(), SITE_TIME_ZONE);
      const factsIn = (shown: typeof content, shownIn: Locale) =>
        factsOf(shown, syndicateContent.sections(shown), { origin, today, locale: shownIn, tables, lists });
      const stated = factsIn(content, locale);
      const main = content.in(undefined);
      const known =
        main === content
          ? stated
          : withSharedIds(stated, factsIn(main, mainLocale), mainPagesOf(content, origin));
      const body = JSON.stringify(known, stateable, 2);
      return { type: "application/json; charset=utf-8", headers: FOR_ALL_SITES, body };
    });
    return reply;
  });
};

const ABOUT_WORDS = ["wordsIn", "inTitle"] as const satisfies readonly (keyof MadeTitle)[];

/** Exact numbers, and nothing of the languages of words: those are for pages. */
function stateable(name: string, value: unknown): unknown {
  if (ABOUT_WORDS.some((one) => one === name)) return undefined;
  return typeof value === "number" ? exactNumber(value) : value;
}
