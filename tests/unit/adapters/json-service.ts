import type { ServiceRequest } from "../../../src/adapters/prismic/service-request.ts";

/** Requests to a content service that responds with JSON, without a network. */
export function jsonService(
  respondTo: (url: URL) => unknown,
  statusOf: (url: URL) => number = () => 200,
): () => ServiceRequest {
  return () => async (address) => {
    const url = new URL(address);
    return {
      status: statusOf(url),
      bytes: new TextEncoder().encode(JSON.stringify(respondTo(url))),
    };
  };
}

/** Whether a request is a query; others are for the description of the repository. */
export function isQuery({ pathname }: URL): boolean {
  return pathname.endsWith("/documents/search");
}
