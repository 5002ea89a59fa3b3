import { ContentServiceError } from "../../ports/content-repository.ts";
import { type DocumentFiles, UnreadableFileError } from "../../ports/document-files.ts";
import { type FileTransport, MAX_FILE_BYTES, undiciFileTransport } from "./http-transport.ts";
import { ResiliencePolicy } from "./resilience-policy.ts";
import { failureIn } from "./service-failure.ts";

interface DocumentFilesOptions {
  /** Of the content API: files are at its host. */
  readonly endpoint: string;
  /** Default: the network. */
  readonly transport?: FileTransport | undefined;
}

/** Files as the content service's media host has them: nothing is asked of any other host. */
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
    if (!url || !this.#isOwn(url)) throw new UnreadableFileError("it is not at the content service");
    const answer = await this.#policy.read("documentFile", async ({ signal }) => {
      const { status, retryAfter, bytes } = await this.#transport(url.href, { signal });
      const failure = failureIn(status, retryAfter);
      if (failure) throw failure;
      return { status, bytes };
    });
    if (answer.status !== 200)
      throw new ContentServiceError("documentFile", { cause: `it answered with status ${answer.status}` });
    if (answer.bytes) return answer.bytes;
    throw new UnreadableFileError(`it is larger than ${MAX_FILE_BYTES / 2 ** 20} MB`);
  }

  /** The provider's own repositories have their files at a host of their own, whatever the API is asked by. */
  #isOwn({ origin, protocol, hostname }: URL): boolean {
    if (origin === this.#endpoint.origin) return true;
    const isProviders = (name: string) => name.endsWith(".prismic.io");
    return isProviders(this.#endpoint.hostname) && isProviders(hostname) && protocol === "https:";
  }
}
