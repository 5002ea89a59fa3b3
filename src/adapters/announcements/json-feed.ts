import { setImmediate as otherTasks } from "node:timers/promises";
import { z } from "zod";
import { parseJson } from "../polled-source/parse-json.ts";
import type { ListedItem } from "./listed-item.ts";
import { marksOf } from "./marks.ts";

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();

const mfnItem = z
  .object({
    news_id: z.string(),
    url: z.string(),
    author: z.object({ isins: texts, leis: texts }).nullish(),
    properties: z.object({ lang: text, tags: texts }).nullish(),
    content: z.object({ title: z.string(), publish_date: z.string() }),
  })
  .transform(({ news_id: reference, url: href, author, properties, content }): ListedItem => {
    const { lang: language, tags } = properties ?? {};
    return {
      ...marksOf(tags ?? []),
      reference,
      releasedAt: content.publish_date,
      title: content.title,
      href,
      language,
      issuers: [...(author?.isins ?? []), ...(author?.leis ?? [])],
    };
  });

/** What Cision calls its types of information. */
const CISION_KINDS: ReadonlyMap<string, string> = new Map([
  ["KMK", "Annual Financial statement"],
  ["RDV", "Annual Report"],
  ["PRM", "Company Announcement"],
  ["RPT", "Interim Report"],
  ["INB", "Invitation"],
  ["NBR", "Newsletter"],
]);

const cisionItem = z
  .object({
    EncryptedId: z.string(),
    Title: z.string(),
    PublishDate: z.string(),
    CanonicalUrl: text,
    CisionWireUrl: text,
    InformationType: z.string().default(""),
    LanguageCode: text,
    LastChangeDate: text,
    // A release can be read without them.
    Keywords: z.array(z.string()).catch([]),
    Categories: z.array(z.object({ Name: text })).catch([]),
  })
  .transform(({ Keywords, Categories, InformationType: type, ...release }): ListedItem => {
    const marks = marksOf([...Categories.flatMap(({ Name }) => Name ?? []), ...Keywords]);
    // It can be a code that is unknown here.
    const isWord = /\p{Ll}/u.test(type);
    return {
      ...marks,
      reference: release.EncryptedId,
      releasedAt: release.PublishDate,
      title: release.Title,
      href: release.CanonicalUrl || release.CisionWireUrl,
      updatedAt: release.LastChangeDate,
      kind: CISION_KINDS.get(type) ?? (isWord ? type : undefined),
      language: release.LanguageCode,
    };
  });

/** An item that cannot be read is one without a reference. */
const UNREADABLE: ListedItem = { reference: "", releasedAt: "", title: "", href: "" };

const feedSchema = z.union(
  [
    z.object({ items: z.array(z.unknown()) }).transform(({ items }) => ({ items, schema: mfnItem })),
    z
      .object({ Releases: z.array(z.unknown()) })
      .transform(({ Releases }) => ({ items: Releases, schema: cisionItem })),
  ],
  "it is no feed of MFN or Cision",
);

/** Number of items that are read before the process does something else. */
const CHUNK_LENGTH = 500;

/**
 * The items of a feed of MFN (github.com/modfin/mfn-clients) or of Cision (github.com/cision/websolutions).
 *
 * @throws {SourceError} if it is neither, and what {@link parseJson} refuses.
 */
export async function jsonItems(json: string): Promise<readonly ListedItem[]> {
  const { items, schema } = await parseJson(json, feedSchema);
  const read: ListedItem[] = [];
  for (const [index, item] of items.entries()) {
    if (index % CHUNK_LENGTH === 0) await otherTasks();
    read.push(schema.safeParse(item).data ?? UNREADABLE);
  }
  return read;
}
