import { PAGE_TYPES } from "../domain/links/address.ts";
import type { ContentLink } from "../domain/links/content-link.ts";
import { type LinkedDocument, resolveLink } from "../domain/links/resolve-link.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import type { Log } from "../ports/log.ts";
import { currentOrFormer } from "./current-or-former.ts";
import { type AtRef, readAt } from "./read-at.ts";

/**
 * Resolves a link without an address. A broken link (its document is missing or not published, or its parents form a
 * cycle) resolves to `/`. The log has what editors can mend, and nothing that a caller has made up: a page without an
 * address.
 */
export class ResolveLink {
  readonly #content: ContentRepository;
  readonly #log: Log;

  constructor(content: ContentRepository, log: Log) {
    this.#content = content;
    this.#log = log;
  }

  /** Rejects with `ContentServiceError` if the content service fails. */
  async run({ link, ref }: AtRef & { readonly link: ContentLink }): Promise<string> {
    const isDocument = link.linkType === "Document";
    const document = isDocument ? await readAt(this.#content, ref, (at) => this.#find(at, link)) : undefined;
    const { link: resolved, problem } = resolveLink(link, document);
    // Only a page that exists has ancestors.
    if (problem !== undefined && document?.ancestors) {
      const { type, uid } = document;
      this.#log.warn({ type, uid, problem }, "a page has no address");
    }
    return resolved.href;
  }

  async #find(ref: ContentRef, { type = "", uid }: ContentLink): Promise<LinkedDocument | undefined> {
    const pageType = PAGE_TYPES.find((known) => known === type);
    // These types have only one document; all others are found by uid.
    const single = type === "home" || type === "news-archive";
    if ((!pageType && type !== "pdf") || (!uid && !single)) return { type, uid };
    if (!pageType) {
      const pdf = await this.#content.findPdf(ref, uid ?? "");
      return pdf && { type, uid, file: pdf.href };
    }
    const candidate = single || !uid ? { type: pageType } : { type: pageType, uid };
    const page = await currentOrFormer(this.#content, ref, candidate);
    if (!page) return undefined;
    const parent = page.type === "page" ? page.parent?.uid : undefined;
    const current = page.type === "home" || page.type === "news-archive" ? uid : page.uid;
    return { type: page.type, uid: current, ancestors: await this.#ancestorsFrom(ref, parent) };
  }

  /** The uids of a page and its ancestors. Stops at the first repeated uid, so that a cycle ends. */
  async #ancestorsFrom(ref: ContentRef, first: string | undefined): Promise<string[]> {
    const uids: string[] = [];
    for (let uid = first; uid !== undefined; ) {
      const again = uids.includes(uid);
      uids.push(uid);
      if (again) break;
      const page = await this.#content.findPage(ref, { type: "page", uid });
      uid = page?.type === "page" ? page.parent?.uid : undefined;
    }
    return uids;
  }
}
