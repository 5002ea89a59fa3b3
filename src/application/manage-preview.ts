import type { ContentItem, FoundDocument } from "../domain/content/content-item.ts";
import { addressOfPage, type PageType } from "../domain/links/address.ts";
import { type ContentRef, UnknownRefError } from "../ports/content-service.ts";
import type { ContentSource } from "../ports/content-source.ts";

export interface StartPreviewInput {
  /** The preview token, or the value of the preview cookie. */
  readonly tokenOrCookie: string;
  /** The document to open. Default: the home page. */
  readonly documentId?: string | undefined;
}

/** Why a document cannot be opened in a preview. */
export type NoAddress =
  /** There is no document with this id at the preview's ref. */
  | { readonly reason: "unknown" }
  /** Documents of this type are shown within pages, and have none of their own. */
  | { readonly reason: "no-page"; readonly type: string }
  /** A page that lacks what its address needs, or a PDF document without a file. */
  | { readonly reason: "incomplete"; readonly type: string }
  /** The document is in a language that the site does not show. */
  | { readonly reason: "translation"; readonly language: string };

/** The outcome of starting a preview, with the address to show, or why there is none. */
export type StartPreviewOutcome =
  /** `address` is the path of the previewed page, or the address of the file of a PDF document. */
  | { readonly outcome: "started"; readonly ref: ContentRef; readonly address: string }
  /** The preview has started, but the document is nowhere on the site. */
  | {
      readonly outcome: "no-address";
      readonly ref: ContentRef;
      readonly why: NoAddress;
      /** That of the document, as in addresses: `de`. `undefined` for that of addresses without a language, and if it is unknown. */
      readonly language: string | undefined;
    }
  /** The token is invalid, or belongs to another repository. */
  | { readonly outcome: "foreign" }
  /** The preview has expired. */
  | { readonly outcome: "over" };

const HOME = { path: "/" };

/** Lets editors preview unpublished content. */
export class ManagePreview {
  readonly #source: ContentSource;
  readonly #pageTypes: readonly PageType[];

  /** @param pageTypes - The types of pages that the site has. */
  constructor(source: ContentSource, pageTypes: readonly PageType[]) {
    this.#source = source;
    this.#pageTypes = pageTypes;
  }

  /** The ref of a preview cookie; `undefined` for published content. Does not call the content service. */
  refOf(cookie: string | undefined): ContentRef | undefined {
    return cookie === undefined ? undefined : this.#source.previewRef(cookie);
  }

  /** Starts or continues a preview. Rejects with `ContentServiceError` if the content service fails. */
  async start({ tokenOrCookie, documentId }: StartPreviewInput): Promise<StartPreviewOutcome> {
    const ref = this.#source.previewRef(tokenOrCookie);
    if (ref === undefined) return { outcome: "foreign" };
    try {
      const content = await this.#source.at(ref, documentId === undefined ? HOME : { id: documentId });
      if (documentId === undefined) return { outcome: "started", ref, address: HOME.path };
      const document = content.findItem(documentId) ?? (await this.#source.findDocument(ref, documentId));
      const found = this.#addressOf(document);
      if (typeof found === "string") return { outcome: "started", ref, address: found };
      const language = document?.kind === "translation" ? undefined : document?.language;
      return { outcome: "no-address", ref, why: found, language };
    } catch (error) {
      if (error instanceof UnknownRefError) return { outcome: "over" };
      throw error;
    }
  }

  #addressOf(found: ContentItem | FoundDocument | undefined): string | NoAddress {
    if (found === undefined) return { reason: "unknown" };
    switch (found.kind) {
      case "site-options":
        return { reason: "unknown" };
      case "page":
        return addressOfPage(found.page) ?? { reason: "incomplete", type: found.page.type };
      case "pdf":
        return found.pdf.href;
      case "other": {
        const { type } = found;
        return { reason: this.#isShown(type) ? "incomplete" : "no-page", type };
      }
      case "translation":
        return { reason: "translation", language: found.language };
      default:
        // A document that pages list.
        return { reason: "no-page", type: found.kind };
    }
  }

  /** Whether documents of a type have an address when they are complete. */
  #isShown(type: string): boolean {
    return type === "pdf" || this.#pageTypes.some((known) => known === type);
  }
}
