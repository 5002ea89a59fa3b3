import { ContentServiceError } from "../../ports/content-repository.ts";
import { type DocumentFiles, UnreadableFileError } from "../../ports/document-files.ts";
import {
  BACKGROUND_LIMITS,
  ResponseTooLargeError,
  type ServiceRequest,
  serviceRequest,
} from "./service-request.ts";

interface DocumentFilesOptions {
  /** URL of the content API. Files are at the same host. */
  readonly endpoint: string;
  /** Default: over the network, with retries. */
  readonly request?: ServiceRequest | undefined;
}

const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** Reads files from the media host of the content service; requests to other hosts are rejected. */
export class PrismicDocumentFiles implements DocumentFiles {
  readonly #endpoint: URL;
  readonly #request: ServiceRequest;

  constructor({ endpoint, request }: DocumentFilesOptions) {
    this.#endpoint = new URL(endpoint);
    this.#request =
      request ?? serviceRequest({ limits: BACKGROUND_LIMITS, accept: "*/*", maxBytes: MAX_FILE_BYTES });
  }

  async read(href: string): Promise<Uint8Array<ArrayBuffer>> {
    const url = URL.parse(href, this.#endpoint);
    if (!url || !this.#isOwn(url))
      throw new UnreadableFileError("it is not at a host of the content service");
    const { status, bytes } = await this.#request(url.href).catch((error: unknown) => {
      if (error instanceof ResponseTooLargeError) throw new UnreadableFileError(error.message);
      throw new ContentServiceError("documentFile", { cause: error });
    });
    if (status === 200) return bytes;
    throw new ContentServiceError("documentFile", { cause: `it responded with status ${status}` });
  }

  /** Repositories of the provider have their files at another host of the provider. */
  #isOwn({ origin, protocol, hostname }: URL): boolean {
    if (origin === this.#endpoint.origin) return true;
    const isProviders = (name: string) => name.endsWith(".prismic.io");
    return isProviders(this.#endpoint.hostname) && isProviders(hostname) && protocol === "https:";
  }
}
