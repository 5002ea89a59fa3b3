import type { Locale } from "../../../brand/locale.ts";
import { locales } from "../../../brand/locales.ts";
import { ApiError } from "../../../sandbox/content/errors.ts";
import { describeRepository, search } from "../../../sandbox/content/search.ts";
import type { SandboxStore } from "../../../sandbox/content/store.ts";
import { PrismicContentService } from "../../../src/adapters/prismic/content-service.ts";
import { prismicCapabilities } from "../../../src/composition/capabilities.ts";
import { silentLog } from "../../../src/ports/log.ts";

const ENDPOINT = "https://larkfield.cdn.prismic.io/api/v2";

/** The content service of a sandbox without a network, with the queries that were sent to it. */
export function offlineService(store: SandboxStore, shown: readonly [Locale, ...Locale[]] = locales) {
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
  const names = { endpoint: ENDPOINT, repositoryName: "larkfield", capabilities: prismicCapabilities() };
  return {
    service: new PrismicContentService({ ...names, locales: shown, log: silentLog, requestWithin }),
    queries,
  };
}

function responseOf(respond: () => unknown): [number, unknown] {
  try {
    return [200, respond()];
  } catch (error) {
    if (error instanceof ApiError) return [error.status, error.body];
    throw error;
  }
}
