import { addressOfPage } from "../domain/links/page-address.ts";
import { type ContentRef, type ContentRepository, UnknownRefError } from "../ports/content-repository.ts";

export interface StartPreviewInput {
  /** What names the preview: the editor's token, or the cookie in which a preview is kept. */
  readonly named: string;
  /** The document that the editor looks at; without one the preview starts at the home page. */
  readonly documentId?: string | undefined;
}

export type StartPreviewOutcome =
  /** `address` is where the previewed document lives: a path of this site, or the file of a PDF document. */
  | { readonly outcome: "started"; readonly ref: ContentRef; readonly address: string }
  /** Not a preview of this site's content, or not a preview at all. */
  | { readonly outcome: "foreign" }
  /** The preview is over. */
  | { readonly outcome: "over" };

/** Lets editors see what they have not published yet, and nobody else. */
export class ManagePreview {
  readonly #content: ContentRepository;

  constructor(content: ContentRepository) {
    this.#content = content;
  }

  /** The content that a visitor with this cookie reads; `undefined` for the published. Asks nobody. */
  refOf(cookie: string | undefined): ContentRef | undefined {
    return cookie === undefined ? undefined : this.#content.previewRef(cookie);
  }

  /** Starts a preview, or goes on with one. Rejects with `ContentServiceError` when the content service fails. */
  async start({ named, documentId }: StartPreviewInput): Promise<StartPreviewOutcome> {
    const ref = this.#content.previewRef(named);
    if (ref === undefined) return { outcome: "foreign" };
    try {
      return { outcome: "started", ref, address: await this.#addressOf(ref, documentId) };
    } catch (error) {
      if (error instanceof UnknownRefError) return { outcome: "over" };
      throw error;
    }
  }

  async #addressOf(ref: ContentRef, documentId: string | undefined): Promise<string> {
    // Without a document something has to be asked all the same: whether the preview is still on.
    const page = await (documentId === undefined
      ? this.#content.findPage(ref, { type: "home" })
      : this.#content.findById(ref, documentId));
    if (page || documentId === undefined) return (page && addressOfPage(page)) ?? "/";
    return (await this.#content.findPdfById(ref, documentId))?.href ?? "/";
  }
}
