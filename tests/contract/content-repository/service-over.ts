import { ApiError } from "../../../sandbox/content/errors.ts";
import { describeRepository } from "../../../sandbox/content/repository-route.ts";
import { search } from "../../../sandbox/content/search.ts";
import type { SandboxStore } from "../../../sandbox/content/store.ts";
import { PrismicContentRepository } from "../../../src/adapters/prismic/content-repository.ts";
import { silentLog } from "../../../src/ports/log.ts";

const ENDPOINT = "https://larkfield.cdn.prismic.io/api/v2";

/** The content port for a sandbox without a network, with the queries that it has sent. */
export function contentOf(store: SandboxStore) {
  const queries: URLSearchParams[] = [];
  const respond = (url: URL) => {
    if (!url.pathname.endsWith("/documents/search")) return describeRepository(store, ENDPOINT);
    queries.push(url.searchParams);
    return search(store, url.searchParams, ENDPOINT).body;
  };
  const requestWithin = () => async (address: string) => {
    const [status, body] = responseOf(() => respond(new URL(address)));
    return { status, bytes: new TextEncoder().encode(JSON.stringify(body)) };
  };
  const content = new PrismicContentRepository({
    endpoint: ENDPOINT,
    repositoryName: "larkfield",
    log: silentLog,
    requestWithin,
  });
  return { content, queries };
}

function responseOf(respond: () => unknown): [number, unknown] {
  try {
    return [200, respond()];
  } catch (error) {
    if (error instanceof ApiError) return [error.status, error.body];
    throw error;
  }
}
