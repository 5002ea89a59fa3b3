import { locales } from "../../../brand/locales.ts";
import { PrismicContentService } from "../../../src/adapters/prismic/content-service.ts";
import type { ServiceRequest } from "../../../src/adapters/prismic/service-request.ts";
import { prismicCapabilities } from "../../../src/composition/capabilities.ts";
import { silentLog } from "../../../src/ports/log.ts";

export const ENDPOINT = "https://larkfield.cdn.prismic.io/api/v2";

type Options = ConstructorParameters<typeof PrismicContentService>[0];

/** The content service, by the responses of a provider. */
export function contentServiceOf(
  requestWithin: Options["requestWithin"],
  more: Partial<Options> = {},
): PrismicContentService {
  const names = { endpoint: ENDPOINT, repositoryName: "larkfield", capabilities: prismicCapabilities() };
  return new PrismicContentService({ ...names, locales, log: silentLog, requestWithin, ...more });
}

/** Requests to a content service that responds with JSON, without a network. */
export function jsonService(
  respondTo: (url: URL) => unknown,
  statusOf: (url: URL) => number = () => 200,
): () => ServiceRequest {
  return () => async (address) => {
    const url = new URL(address);
    return { status: statusOf(url), bytes: new TextEncoder().encode(JSON.stringify(respondTo(url))) };
  };
}

export const DESCRIPTION = { refs: [{ id: "master", ref: "published", label: "Master", isMasterRef: true }] };

/** The response to a query. */
export const foundOf = (...results: readonly unknown[]) => ({
  results,
  page: 1,
  total_pages: 1,
  total_results_size: results.length,
});

/** Whether a request is a query; others are for the description of the repository. */
export function isQuery({ pathname }: URL): boolean {
  return pathname.endsWith("/documents/search");
}
