import { z } from "zod";
import { MAX_ANNOUNCEMENTS } from "../../domain/announcements/exchange-announcement.ts";
import { parseJson } from "../polled-source/parse-json.ts";
import type { ListedItem } from "./listed-item.ts";

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();

const mfnItem = z
  .object({
    news_id: z.string(),
    url: z.string(),
    author: z.object({ isins: texts, leis: texts }).nullish(),
    properties: z.object({ lang: text, type: text, tags: texts }).nullish(),
    content: z.object({ title: z.string(), publish_date: z.string() }),
  })
  .transform(({ news_id: reference, url: href, author, properties, content }): ListedItem => {
    const { lang: language, type, tags } = properties ?? {};
    return {
      reference,
      releasedAt: content.publish_date,
      title: content.title,
      href,
      // The last one is the most specific.
      kind: tags?.findLast((tag) => tag.startsWith("sub:"))?.slice("sub:".length) ?? type,
      language,
      isPriceSensitive: tags?.some((tag) => /^:regulatory(?::|$)/.test(tag)),
      issuers: [...(author?.isins ?? []), ...(author?.leis ?? [])],
    };
  });

/** What Cision calls its types of information. */
const CISION_KINDS: Readonly<Record<string, string>> = {
  ...{ KMK: "Annual Financial statement", RDV: "Annual Report", PRM: "Company Announcement" },
  ...{ RPT: "Interim Report", INB: "Invitation", NBR: "Newsletter" },
};

const cisionItem = z
  .object({
    EncryptedId: z.string(),
    Title: z.string(),
    PublishDate: z.string(),
    CanonicalUrl: text,
    CisionWireUrl: text,
    InformationType: z.string().default(""),
    LanguageCode: text,
    IsRegulatory: z.boolean().optional(),
  })
  .transform(
    (release): ListedItem => ({
      reference: release.EncryptedId,
      releasedAt: release.PublishDate,
      title: release.Title,
      href: release.CanonicalUrl || release.CisionWireUrl,
      kind: CISION_KINDS[release.InformationType] ?? release.InformationType,
      language: release.LanguageCode,
      isPriceSensitive: release.IsRegulatory,
    }),
  );

/** An item that cannot be read is one without a reference. */
const UNREADABLE: ListedItem = { reference: "", releasedAt: "", title: "", href: "" };

/** No more than are kept: reading an item takes longer than parsing it. */
const kept = (items: unknown) => (Array.isArray(items) ? items.slice(0, MAX_ANNOUNCEMENTS) : items);

const mfnItems = z.preprocess(kept, z.array(mfnItem.catch(UNREADABLE)));
const cisionItems = z.preprocess(kept, z.array(cisionItem.catch(UNREADABLE)));

const feedSchema = z.union(
  [
    z.object({ items: mfnItems }).transform(({ items }) => items),
    z.object({ Releases: cisionItems }).transform(({ Releases }) => Releases),
  ],
  "it is no feed of MFN or Cision",
);

/**
 * The items of a feed of MFN (github.com/modfin/mfn-clients) or of Cision (github.com/cision/websolutions).
 *
 * @throws {SourceError} if it is neither, and what {@link parseJson} refuses.
 */
export function jsonItems(json: string): Promise<readonly ListedItem[]> {
  return parseJson(json, feedSchema);
}
