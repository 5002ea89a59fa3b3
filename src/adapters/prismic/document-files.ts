import { ContentServiceError } from "../../ports/content-repository.ts";
import { type DocumentFiles, UnreadableFileError } from "../../ports/document-files.ts";
import { type FileTransport, MAX_FILE_BYTES, undiciFileTransport } from "./http-transport.ts";
import { ResiliencePolicy } from "./resilience-policy.ts";
import { failureIn } from "./service-failure.ts";

interface DocumentFilesOptions {
  /** URL of the content API. Files are at the same host. */
  readonly endpoint: string;
  /** Default: undici. */
  readonly transport?: FileTransport | undefined;
}

/** Reads files from the media host of the content service; requests to other hosts are rejected. */
export class PrismicDocumentFiles implements DocumentFiles {
  readonly #endpoint: URL;
  readonly #transport: FileTransport;
  readonly #policy = new ResiliencePolicy();

  constructor({ endpoint, transport = undiciFileTransport }: DocumentFilesOptions) {
    this.#endpoint = new URL(endpoint);
    this.#transport = transport;
  }

  async read(href: string): Promise<Uint8Array<ArrayBuffer>> {
    const url = URL.parse(href, this.#endpoint);
    if (!url || !this.#isOwn(url))
      throw new UnreadableFileError("it is not at a host of the content service");
    const response = await this.#policy.read("documentFile", async ({ signal }) => {
      const { status, retryAfter, bytes } = await this.#transport(url.href, { signal });
      const failure = failureIn(status, retryAfter);
      if (failure) throw failure;
      return { status, bytes };
    });
    if (response.status !== 200)
      throw new ContentServiceError("documentFile", { cause: `it responded with status ${response.status}` });
    if (response.bytes) return response.bytes;
    throw new UnreadableFileError(`it is larger than ${MAX_FILE_BYTES / 2 ** 20} MB`);
  }

  /** Repositories of the provider have their files at another host of the provider. */
  #isOwn({ origin, protocol, hostname }: URL): boolean {
    if (origin === this.#endpoint.origin) return true;
    const isProviders = (name: string) => name.endsWith(".prismic.io");
    return isProviders(this.#endpoint.hostname) && isProviders(hostname) && protocol === "https:";
  }
}
