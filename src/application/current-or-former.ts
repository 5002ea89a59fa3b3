import type { Page } from "../domain/content/page.ts";
import { addressOf, type PageCandidate } from "../domain/links/address.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";

/** The page of a type and uid, or the page of this type that had the uid before. */
export async function currentOrFormer(
  content: Pick<ContentRepository, "findPage" | "findFormer">,
  ref: ContentRef,
  candidate: PageCandidate,
): Promise<Page | undefined> {
  const page = await content.findPage(ref, candidate);
  const path = page ? undefined : addressOf(candidate);
  if (path === undefined) return page;
  const former = await content.findFormer(ref, path);
  return former === "withdrawn" || former?.type !== candidate.type ? undefined : former;
}
