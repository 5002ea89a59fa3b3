import type { Page } from "../domain/content/page.ts";
import { addressOf, type PageCandidate } from "../domain/links/address.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";

/** The page of one of several types with a uid, or the page of such a type that had the uid before. */
export async function currentOrFormer(
  content: Pick<ContentRepository, "findPage" | "findFormer">,
  ref: ContentRef,
  ...candidates: readonly [PageCandidate, ...PageCandidate[]]
): Promise<Page | undefined> {
  const found = await Promise.all(candidates.map((candidate) => content.findPage(ref, candidate)));
  const page = found.find((candidate) => candidate !== undefined);
  const path = page ? undefined : addressOf(candidates[0]);
  if (path === undefined) return page;
  const former = await content.findFormer(ref, path);
  return former !== "withdrawn" && candidates.some(({ type }) => type === former?.type) ? former : undefined;
}
