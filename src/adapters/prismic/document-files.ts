import { ContentServiceError } from "../../ports/content-service.ts";
import { type DocumentFiles, UnreadableFileError } from "../../ports/document-files.ts";
import { BACKGROUND_LIMITS, type ServiceRequest, serviceRequest } from "./service-request.ts";
import { ResponseTooLargeError } from "./service-response.ts";

interface DocumentFilesOptions {
  /** URL of the content API. Files are at the same host. */
  readonly endpoint: string;
  /** Default: over the network, with retries. */
  readonly request?: ServiceRequest | undefined;
}

const MAX_FILE_BYTES = 32 * 1024 * 1024;

/** Reads files from the media host of the content service; requests to other hosts are rejected. */
export function prismicDocumentFiles({
  endpoint,
  request = serviceRequest({ limits: BACKGROUND_LIMITS, accept: "*/*", maxBytes: MAX_FILE_BYTES }),
}: DocumentFilesOptions): DocumentFiles {
  const service = new URL(endpoint);
  return {
    async read(href) {
      const url = URL.parse(href, service);
      if (!url || !isOwn(service, url))
        throw new UnreadableFileError("it is not at a host of the content service");
      const { status, bytes } = await request(url.href).catch((error: unknown) => {
        if (error instanceof ResponseTooLargeError) throw new UnreadableFileError(error.message);
        throw new ContentServiceError("documentFile", { cause: error });
      });
      if (status === 200) return bytes;
      throw new ContentServiceError("documentFile", { cause: `it responded with status ${status}` });
    },
  };
}

/** Files of a repository at the provider may be at another host of the provider. */
function isOwn(service: URL, { origin, protocol, hostname }: URL): boolean {
  if (origin === service.origin) return true;
  const isProviders = (name: string) => name.endsWith(".prismic.io");
  return isProviders(service.hostname) && isProviders(hostname) && protocol === "https:";
}
