import { type BuildQueryURLArgs, buildQueryURL, PrismicError } from "@prismicio/client";
import { LRUCache } from "lru-cache";
import type { Listing } from "../../domain/content/listing.ts";
import type { ContentRef } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import { type HttpTransport, undiciTransport } from "./http-transport.ts";
import { FETCHED_LINK_FIELDS } from "./pdf-fields.ts";
import { type CallTimeouts, ResiliencePolicy } from "./resilience-policy.ts";
import {
  objectIn,
  requestText,
  type ServiceDescription,
  type ServiceDocument,
  searchResponseSchema,
  serviceDescriptionIn,
  serviceDocumentsIn,
} from "./service-response.ts";
import { singleFlight } from "./single-flight.ts";

type Query = Partial<Omit<BuildQueryURLArgs, "ref">>;

/** Whether a visitor waits for the response, or a background task with a longer timeout. */
export type CallKind = "lookUp" | "read";

/** How the content service is called. */
export interface ServiceOptions {
  /** URL of the content API: `https://REPO.cdn.prismic.io/api/v2`. */
  readonly endpoint: string;
  /** Needed for private repositories. */
  readonly accessToken?: string | undefined;
  /** Language of the content, as the service names it: `en-au`. Default: the repository's master language. */
  readonly language?: string | undefined;
  readonly log: Log;
  /** Sends the requests. Default: undici. */
  readonly transport?: HttpTransport | undefined;
  /** Timeouts for requests of visitors. Default: 2 s for an attempt, 4 s for all attempts. */
  readonly limits?: CallTimeouts;
}

const MAX_DESCRIPTION_AGE_MS = 5_000;
/** Maximum time for which later callers share a running look-up. A slower one has probably failed. */
const SINGLE_FLIGHT_MS = 1_000;
/** Maximum number of characters of the parsed responses in the cache. */
const MAX_PARSED_LENGTH = 2_000_000;

/** Sends queries to the content service. */
export class ContentServiceClient {
  readonly #options: ServiceOptions;
  readonly #calls: ResiliencePolicy;
  readonly #lookUp = singleFlight<Listing<ServiceDocument>>(SINGLE_FLIGHT_MS);
  /**
   * Look-ups by the text of the response. A preview asks the service for everything again, but almost nothing has changed
   * since the one before; parsing it and converting its fields took a third of the time of a preview.
   */
  readonly #parsed = new LRUCache<string, Listing<ServiceDocument>>({
    maxSize: MAX_PARSED_LENGTH,
    sizeCalculation: (_, { length }) => length,
    memoMethod: (text) => this.#listing(text),
  });
  #described: { readonly description: ServiceDescription; readonly at: number } | undefined;

  constructor(options: ServiceOptions) {
    this.#options = options;
    this.#calls = new ResiliencePolicy(options.limits);
  }

  /**
   * Fetches the published ref, always from the service.
   *
   * @throws ContentServiceError if the service fails or returns none.
   */
  publishedRef(): Promise<string> {
    return this.#calls.poll("publishedRef", async ({ signal }) => (await this.#describe(signal)).masterRef);
  }

  /**
   * Runs a query. Concurrent look-ups of the same query share one call and its retries, since the content of a ref does
   * not change.
   *
   * @throws UnknownRefError for an unknown or expired ref; ContentServiceError for all other failures.
   */
  find(
    operation: string,
    ref: ContentRef,
    query: Query,
    kind: CallKind = "lookUp",
  ): Promise<Listing<ServiceDocument>> {
    const request = async (signal: AbortSignal) => {
      const { integrationFieldsRef } = await this.#description(signal);
      const { endpoint, accessToken, language } = this.#options;
      const url = buildQueryURL(endpoint, {
        ...query,
        ref,
        ...(language !== undefined && { lang: language }),
        fetchLinks: FETCHED_LINK_FIELDS,
        ...(integrationFieldsRef !== undefined && { integrationFieldsRef }),
        ...(accessToken !== undefined && { accessToken }),
      });
      const text = await this.#text(url, signal);
      return kind === "lookUp" ? this.#parsed.memo(text) : this.#listing(text);
    };
    const call = () => this.#calls[kind](operation, ({ signal }) => request(signal));
    return kind === "lookUp" ? this.#lookUp(JSON.stringify([ref, query]), call) : call();
  }

  #listing(text: string): Listing<ServiceDocument> {
    const response = searchResponseSchema.parse(objectIn(text));
    return {
      items: serviceDocumentsIn(response.results, this.#options.log),
      page: response.page,
      pages: Math.max(1, response.total_pages),
      total: response.total_results_size,
    };
  }

  /** The description of the repository, from the cache if it is recent. */
  async #description(signal: AbortSignal): Promise<ServiceDescription> {
    const known = this.#described;
    return known && performance.now() - known.at < MAX_DESCRIPTION_AGE_MS
      ? known.description
      : this.#describe(signal);
  }

  async #describe(signal: AbortSignal): Promise<ServiceDescription> {
    const { endpoint, accessToken, language } = this.#options;
    const url = new URL(endpoint);
    if (accessToken !== undefined) url.searchParams.set("access_token", accessToken);
    try {
      const description = serviceDescriptionIn(objectIn(await this.#text(url.href, signal)), language);
      this.#described = { description, at: performance.now() };
      return description;
    } catch (error) {
      // The error must not look like an unknown ref: this request has no ref.
      throw error instanceof PrismicError ? new PrismicError(error.message, url.href, undefined) : error;
    }
  }

  #text(url: string, signal: AbortSignal): Promise<string> {
    return requestText(this.#options.transport ?? undiciTransport, url, signal);
  }
}
