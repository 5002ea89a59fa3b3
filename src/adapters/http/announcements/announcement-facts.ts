import { z } from "zod";
import "../../../domain/announcements/announcements.ts";
import { ofKinds } from "../../../domain/announcements/of-kinds.ts";
import { slugOf } from "../../../domain/content/slug.ts";
import { factPlace } from "../contract/facts.ts";
import { type FactList, factList } from "../facts/fact-list.ts";

const announcementsSchema = z
  .array(
    z.object({
      ...factPlace,
      reference: z.string().describe("As its source has it."),
      name: z.string(),
      released: z.iso.datetime().describe("By the exchange, ISO 8601 in UTC."),
      href: z.string().describe("Address of its file or page."),
      kind: z.string().optional().describe("In the words of the source."),
      language: z.string().optional().describe("BCP 47."),
      isPriceSensitive: z.boolean().describe("Whether the source marks it as such."),
      isRetracted: z.boolean(),
    }),
  )
  .describe("What the exchange has released, as the page that lists all of it shows it.");

/** The announcements of the exchange, where a page lists all of them: the newest first. */
export const announcementFacts: FactList = factList(announcementsSchema, (section, { place, content }) => {
  if (section.kind !== "announcements" || section.limit !== undefined) return [];
  return ofKinds(content.released.items, section.kinds).map(
    ({ reference, title, releasedAt, href, kind, language, isPriceSensitive, isRetracted = false }) => ({
      ...place,
      id: `${new URL(place.page).pathname}#announcements.${slugOf(reference)}`,
      title: section.heading,
      reference,
      name: title,
      released: new Date(releasedAt).toISOString(),
      href,
      kind,
      language,
      isPriceSensitive,
      isRetracted,
    }),
  );
});
