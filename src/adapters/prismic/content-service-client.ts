import { type BuildQueryURLArgs, buildQueryURL, PrismicError } from "@prismicio/client";
import type { Listing } from "../../domain/content/listing.ts";
import type { ContentRef } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import type { HttpTransport } from "./http-transport.ts";
import { FETCHED_LINK_FIELDS } from "./pdf-fields.ts";
import { type CallTimeouts, ResiliencePolicy } from "./resilience-policy.ts";
import { type ServiceDescription, serviceDescriptionIn } from "./service-description.ts";
import { type ServiceDocument, searchResponseSchema, serviceDocumentsIn } from "./service-document.ts";
import { requestJson } from "./service-response.ts";
import { singleFlight } from "./single-flight.ts";

/** What the service is asked for: filters, orderings, and the part of what they find. */
type Query = Partial<Omit<BuildQueryURLArgs, "ref">>;

/** How a query is carried out: for a visitor, or in the background, where it has more time. */
export type CallKind = "lookUp" | "read";

interface ServiceOptions {
  readonly endpoint: string;
  readonly accessToken: string | undefined;
  readonly language: string | undefined;
  readonly log: Log;
  readonly transport: HttpTransport;
  readonly limits: CallTimeouts | undefined;
}

/** Milliseconds for which queries go by what the service said of itself. */
const DESCRIPTION_MAX_AGE_MS = 5_000;
/** Milliseconds for which a look-up is joined by others: what takes longer has begun to fail. */
const SINGLE_FLIGHT_MS = 1_000;

/** Asks the content service for documents, and for what is published. */
export class ContentServiceClient {
  readonly #endpoint: string;
  readonly #accessToken: string | undefined;
  readonly #language: string | undefined;
  readonly #log: Log;
  readonly #transport: HttpTransport;
  readonly #calls: ResiliencePolicy;
  readonly #lookUp = singleFlight<Listing<ServiceDocument>>(SINGLE_FLIGHT_MS);
  #described: { readonly description: ServiceDescription; readonly at: number } | undefined;

  constructor({ endpoint, accessToken, language, log, transport, limits }: ServiceOptions) {
    this.#endpoint = endpoint;
    this.#accessToken = accessToken;
    this.#language = language;
    this.#log = log;
    this.#transport = transport;
    this.#calls = new ResiliencePolicy(limits);
  }

  /**
   * Names what is published now. Always asked anew.
   *
   * @throws ContentServiceError if the service does not say.
   */
  publishedRef(operation: string): Promise<string> {
    return this.#calls.ask(operation, async ({ signal }) => (await this.#describe(signal)).masterRef);
  }

  /**
   * What a query finds. Who looks up what another has just begun to look up waits for that answer, all repeats of the
   * call included: content at a ref does not change meanwhile.
   *
   * @throws UnknownRefError for a ref that is none any more; ContentServiceError for whatever else goes wrong.
   */
  find(
    operation: string,
    ref: ContentRef,
    query: Query,
    asking: CallKind = "lookUp",
  ): Promise<Listing<ServiceDocument>> {
    const ask = () => this.#ask(operation, ref, query, asking);
    return asking === "lookUp" ? this.#lookUp(JSON.stringify([ref, query]), ask) : ask();
  }

  async #ask(
    operation: string,
    ref: ContentRef,
    query: Query,
    asking: CallKind,
  ): Promise<Listing<ServiceDocument>> {
    return await this.#calls[asking](operation, async ({ signal }) => {
      const { integrationFieldsRef } = await this.#description(signal);
      const url = buildQueryURL(this.#endpoint, {
        ...query,
        ref,
        ...(this.#language !== undefined && { lang: this.#language }),
        fetchLinks: FETCHED_LINK_FIELDS,
        ...(integrationFieldsRef !== undefined && { integrationFieldsRef }),
        ...(this.#accessToken !== undefined && { accessToken: this.#accessToken }),
      });
      return this.#listing(await requestJson(this.#transport, url, signal));
    });
  }

  #listing(json: object): Listing<ServiceDocument> {
    const answer = searchResponseSchema.parse(json);
    return {
      items: serviceDocumentsIn(answer.results, this.#log),
      page: answer.page,
      pages: Math.max(1, answer.total_pages),
      total: answer.total_results_size,
    };
  }

  /** What the service said of itself of late. */
  async #description(signal: AbortSignal): Promise<ServiceDescription> {
    const known = this.#described;
    return known && performance.now() - known.at < DESCRIPTION_MAX_AGE_MS
      ? known.description
      : this.#describe(signal);
  }

  async #describe(signal: AbortSignal): Promise<ServiceDescription> {
    const url = new URL(this.#endpoint);
    if (this.#accessToken !== undefined) url.searchParams.set("access_token", this.#accessToken);
    try {
      const description = serviceDescriptionIn(
        await requestJson(this.#transport, url.href, signal),
        this.#language,
      );
      this.#described = { description, at: performance.now() };
      return description;
    } catch (error) {
      // Whatever is refused, it is no ref: none was asked for.
      throw error instanceof PrismicError ? new PrismicError(error.message, url.href, undefined) : error;
    }
  }
}
