/** Reads the files of PDF documents, and images. */
export interface DocumentFiles {
  /**
   * Reads a whole file. Rejects with {@link UnreadableFileError} if a retry is useless, and with `ContentServiceError`
   * if a retry may succeed.
   *
   * @param href - The address as it is in the document, or of an image with other parameters.
   */
  read(href: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** A file is not read, because it is too large or not at a host of the content service. */
export class UnreadableFileError extends Error {
  override readonly name = "UnreadableFileError";
}
