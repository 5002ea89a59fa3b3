import type { Content } from "../domain/content/content.ts";
import type { PageType } from "../domain/links/address.ts";
import type { ContentLink } from "../domain/links/content-link.ts";
import { type LinkedDocument, resolveLink } from "../domain/links/resolve-link.ts";
import type { ContentSource } from "../ports/content-source.ts";
import type { Log } from "../ports/log.ts";
import { currentOrFormer } from "./current-or-former.ts";

/**
 * Resolves a link without an address, in the language of some content. A broken link (its document is missing or not
 * published, or its parents form a cycle) resolves to its home page. The log has what editors can mend, and nothing that a caller has made up: a page without an
 * address.
 */
export class ResolveLink {
  readonly #source: Pick<ContentSource, "findFormer">;
  readonly #log: Log;
  readonly #pageTypes: readonly PageType[];

  /** @param pageTypes - The types of pages that the site has. */
  constructor(source: Pick<ContentSource, "findFormer">, log: Log, pageTypes: readonly PageType[]) {
    this.#source = source;
    this.#log = log;
    this.#pageTypes = pageTypes;
  }

  async run(content: Content, link: ContentLink): Promise<string> {
    const document = link.linkType === "Document" ? await this.#find(content, link) : undefined;
    const { link: resolved, problem } = resolveLink(link, document, this.#pageTypes, content.language);
    // Only a page that exists has ancestors.
    if (problem !== undefined && document?.ancestors) {
      const { type, uid } = document;
      this.#log.warn({ type, uid, problem }, "a page has no address");
    }
    return resolved.href;
  }

  async #find(content: Content, { type = "", uid }: ContentLink): Promise<LinkedDocument | undefined> {
    const pageType = this.#pageTypes.find((known) => known === type);
    // These types have only one document; all others are found by uid.
    const single = type === "home" || type === "news-archive";
    if ((!pageType && type !== "pdf") || (!uid && !single)) return { type, uid };
    if (!pageType) {
      // A page may link to a file that only exists in another language.
      const [pdf] = [content, ...content.inAll].flatMap((shown) => shown.findPdf(uid ?? "") ?? []);
      return pdf && { type, uid, file: pdf.href };
    }
    const candidate = single || !uid ? { type: pageType } : { type: pageType, uid };
    const page = await currentOrFormer(this.#source, content, candidate);
    if (!page) return undefined;
    const parent = page.type === "page" ? page.parent?.uid : undefined;
    const current = page.type === "home" || page.type === "news-archive" ? uid : page.uid;
    const ancestors = ancestorsFrom(content.in(page.language), parent);
    return { type: page.type, uid: current, language: page.language, ancestors };
  }
}

/** The uids of a page and its ancestors. Stops at the first repeated uid, so that a cycle ends. */
function ancestorsFrom(content: Content, first: string | undefined): string[] {
  const uids: string[] = [];
  for (let uid = first; uid !== undefined; ) {
    const again = uids.includes(uid);
    uids.push(uid);
    if (again) break;
    const page = content.findPage({ type: "page", uid });
    uid = page?.type === "page" ? page.parent?.uid : undefined;
  }
  return uids;
}
