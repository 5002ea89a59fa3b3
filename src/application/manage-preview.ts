import { addressOfPage } from "../domain/links/address.ts";
import { type ContentRef, type ContentRepository, UnknownRefError } from "../ports/content-repository.ts";

export interface StartPreviewInput {
  /** The preview token, or the value of the preview cookie. */
  readonly tokenOrCookie: string;
  /** The document to open. Default: the home page. */
  readonly documentId?: string | undefined;
}

export type StartPreviewOutcome =
  /** `address` is the path of the previewed page, or the address of the file of a PDF document. */
  | { readonly outcome: "started"; readonly ref: ContentRef; readonly address: string }
  /** The token is invalid, or belongs to another repository. */
  | { readonly outcome: "foreign" }
  /** The preview has expired. */
  | { readonly outcome: "over" };

/** Lets editors preview unpublished content. */
export class ManagePreview {
  readonly #content: ContentRepository;

  constructor(content: ContentRepository) {
    this.#content = content;
  }

  /** The ref of a preview cookie; `undefined` for published content. Does not call the content service. */
  refOf(cookie: string | undefined): ContentRef | undefined {
    return cookie === undefined ? undefined : this.#content.previewRef(cookie);
  }

  /** Starts or continues a preview. Rejects with `ContentServiceError` if the content service fails. */
  async start({ tokenOrCookie, documentId }: StartPreviewInput): Promise<StartPreviewOutcome> {
    const ref = this.#content.previewRef(tokenOrCookie);
    if (ref === undefined) return { outcome: "foreign" };
    try {
      return { outcome: "started", ref, address: await this.#addressOf(ref, documentId) };
    } catch (error) {
      if (error instanceof UnknownRefError) return { outcome: "over" };
      throw error;
    }
  }

  async #addressOf(ref: ContentRef, documentId: string | undefined): Promise<string> {
    // Without a document, the home page is requested to check whether the preview has expired.
    const page = await (documentId === undefined
      ? this.#content.findPage(ref, { type: "home" })
      : this.#content.findById(ref, documentId));
    if (page || documentId === undefined) return (page && addressOfPage(page)) ?? "/";
    return (await this.#content.findPdfById(ref, documentId))?.href ?? "/";
  }
}
