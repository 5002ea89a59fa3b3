import type { Content } from "../domain/content/content.ts";
import type { Page } from "../domain/content/page.ts";
import { addressOf, type PageCandidate } from "../domain/links/address.ts";
import type { ContentSource } from "../ports/content-source.ts";

/** The page of one of several types with a uid in the language of some content, or the page of such a type that had the uid before. */
export async function currentOrFormer(
  source: Pick<ContentSource, "findFormer">,
  content: Content,
  ...candidates: readonly [PageCandidate, ...PageCandidate[]]
): Promise<Page | undefined> {
  const found = candidates.map((candidate) => content.findPage(candidate));
  const page = found.find((candidate) => candidate !== undefined);
  const path = page ? undefined : addressOf({ ...candidates[0], language: content.language });
  if (path === undefined) return page;
  const former = await source.findFormer(content, path);
  return former !== "withdrawn" && candidates.some(({ type }) => type === former?.type) ? former : undefined;
}
