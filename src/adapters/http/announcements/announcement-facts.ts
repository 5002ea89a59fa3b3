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
      reference: z.string().describe("Reference of the announcement at its source."),
      name: z.string(),
      released: z.iso.datetime().describe("When the exchange released it, ISO 8601 in UTC."),
      href: z.string().describe("Address of the file or page of the announcement."),
      kind: z.string().optional().describe("Kind of the announcement, as the source calls it: 8-K."),
      language: z.string().optional().describe("Language of the announcement, BCP 47."),
      isPriceSensitive: z.boolean().describe("Whether the source marks it as price-sensitive."),
      isRetracted: z.boolean(),
    }),
  )
  .describe("All announcements that the exchange has released, if a page lists them.");

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
