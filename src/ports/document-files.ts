/** The files of PDF documents, for those who read them. */
export interface DocumentFiles {
  /**
   * A file as a whole. Rejects with {@link UnreadableFileError} when it will not be had later either, and with
   * `ContentServiceError` when it may be.
   *
   * @param href - Its address, as the document says it.
   */
  read(href: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** A file that is not read: too large, or at an address that is none of the content service. */
export class UnreadableFileError extends Error {
  override readonly name = "UnreadableFileError";
}
