import type { Content } from "../domain/content/content.ts";
import type { FoundDocument } from "../domain/content/content-item.ts";
import type { Page } from "../domain/content/page.ts";
import type { ContentRef } from "./content-service.ts";

/** What an editor opens in a preview: the page at a path, or any document. */
export type OpenedDocument = { readonly path: string } | { readonly id: string };

/**
 * The content of the site: for visitors what they may see at a moment, for editors that of their preview. Both are values
 * that do not change; use cases are functions of them.
 */
export interface ContentSource {
  /**
   * What visitors may see at a moment, in milliseconds of Unix time, from memory. It is the same value until something
   * changes. `undefined` until content was read for the first time.
   */
  visible(now: number): Content | undefined;

  /**
   * What visitors may see, once content was read for the first time. Starts to read, and to poll for publishes. Rejects
   * with `ContentServiceError` if there is no content yet and the content service fails.
   */
  read(): Promise<Content>;

  /**
   * Asks the content service for the published ref, and reads its content if it is new. Rejects with
   * `ContentServiceError` if that fails or the content is refused; what visitors see stays as it was.
   */
  refresh(): Promise<ContentRef>;

  /**
   * The ref of an editor's preview, from its token or from the value of the preview cookie, URL-encoded or not.
   * `undefined` for anything that does not belong to this repository, and for refs that were published. It is not
   * validated with the content service: the preview may have expired, or never existed.
   */
  previewRef(tokenOrCookie: string): ContentRef | undefined;

  /**
   * The content of a preview, also what is hidden from visitors. Of a large repository it may be partial
   * (`Content.isPartial`): what is opened or was opened before, and what that names, are the preview's; so are the site
   * options and documents without an address. The rest is what is published. What is opened is never what is published
   * instead. Rejects with `UnknownRefError` if the preview has expired, with `ContentServiceError` if the content service
   * fails.
   *
   * @param ref - One that {@link previewRef} has returned.
   * @param opened - What is shown. Default: nothing that has an address.
   */
  at(ref: ContentRef, opened?: OpenedDocument): Promise<Content>;

  /** Finds a document of a preview in any type and language, so that an editor learns why one has no page. */
  findDocument(ref: ContentRef, id: string): Promise<FoundDocument | undefined>;

  /**
   * Finds what was at a path before, for a path at which there is no page: the page, which has moved, or `withdrawn`, if it
   * is not published any more. `undefined` if nothing is known. It may ask the content service, and never rejects if that
   * fails.
   */
  findFormer(content: Content, path: string): Promise<Page | "withdrawn" | undefined>;

  /** Calls the listener after each change of what visitors see: a publish, or a moment at which something is shown. */
  onChange(listener: () => void): void;
}
