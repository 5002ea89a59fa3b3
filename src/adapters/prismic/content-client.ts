import { type BuildQueryURLArgs, type Client, createClient, RefNotFoundError } from "@prismicio/client";
import { z } from "zod";
import type { Listing } from "../../domain/content/listing.ts";
import { type ContentRef, ContentServiceError, UnknownRefError } from "../../ports/content-service.ts";
import type { Log } from "../../ports/log.ts";
import { reasonOf } from "../../ports/reason.ts";
import { type ServiceDocument, serviceDocumentIn } from "./service-document.ts";
import {
  BACKGROUND_LIMITS,
  LOOK_UP_LIMITS,
  POLL_LIMITS,
  ServicePause,
  type ServiceRequest,
  serviceRequest,
  type TimeLimits,
} from "./service-request.ts";
import { objectIn, ServiceError, type ServiceResponse, ServiceStatusError } from "./service-response.ts";

export type Query = Partial<Omit<BuildQueryURLArgs, "ref">>;

/** Whether a visitor waits for the response, or a background task with longer time limits. */
export type CallKind = "lookUp" | "read";

/** In which languages content is asked for, as the service names them: `en-au`. */
interface AskedLanguages {
  /** `*` for all of the repository. */
  readonly query: string;
  /** Without it, there is no content. */
  readonly expected: string;
}

/** How the content service is called. */
export interface ServiceOptions {
  /** URL of the content API: `https://REPO.cdn.prismic.io/api/v2`. */
  readonly endpoint: string;
  readonly repositoryName: string;
  /** Needed for private repositories. */
  readonly accessToken?: string | undefined;
  /** Default: the repository's master language. */
  readonly languages?: AskedLanguages | undefined;
  readonly log: Log;
  /** Sends requests within time limits. Default: over the network, with retries. */
  readonly requestWithin?: ((limits: TimeLimits) => ServiceRequest) | undefined;
}

/** Maximum page size of the service. */
export const MAX_PAGE_SIZE = 100;
/** Maximum number of concurrent look-ups; more are rejected. */
const CONCURRENCY_LIMIT = 64;

const descriptionSchema = z.object({
  refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().optional() })),
  languages: z.array(z.object({ id: z.string() })).optional(),
});

const searchResponseSchema = z.object({
  page: z.int().positive(),
  total_pages: z.int().nonnegative(),
  total_results_size: z.int().nonnegative(),
  results: z.array(z.unknown()),
});

const refusalSchema = z.object({ type: z.string().optional(), message: z.string().default("") });

/** Sends queries with `@prismicio/client`, which remembers the description of the repository for 5 s. */
export class ContentClient {
  readonly #options: ServiceOptions;
  readonly #fetchLinks: readonly string[];
  readonly #requests: Readonly<Record<CallKind, ServiceRequest>>;
  readonly #clients: Record<CallKind, Client>;
  /** Running look-ups. Concurrent callers share the parsed response too, which the provider's client does not. */
  readonly #running = new Map<string, Promise<Listing<ServiceDocument>>>();

  /** @param fetchLinks - The fields of linked documents that every query asks for: `page.title`. */
  constructor(options: ServiceOptions, fetchLinks: readonly string[]) {
    this.#options = options;
    this.#fetchLinks = fetchLinks;
    const pause = new ServicePause();
    const { requestWithin = (limits) => serviceRequest({ limits, pause }) } = options;
    this.#requests = {
      lookUp: limited(requestWithin(LOOK_UP_LIMITS), requestWithin(POLL_LIMITS)),
      read: requestWithin(BACKGROUND_LIMITS),
    };
    this.#clients = { lookUp: this.#open("lookUp"), read: this.#open("read") };
  }

  /**
   * Fetches the published ref, always from the service.
   *
   * @throws ContentServiceError if the service fails, or has no published ref or no content in the language.
   */
  publishedRef(): Promise<string> {
    return this.#withPortErrors("publishedRef", async () => {
      // It knows no description yet; look-ups use that of this one.
      const client = this.#open("lookUp");
      const { refs, languages } = descriptionSchema.parse(await client.getRepository());
      const { expected } = this.#options.languages ?? {};
      if (expected !== undefined && languages?.every(({ id }) => id !== expected))
        throw new ServiceError(
          `the content is not in ${expected} but in ${languages.map(({ id }) => id).join(", ")}: set CONTENT_LANGUAGE`,
        );
      const master = refs.find(({ isMasterRef }) => isMasterRef === true);
      if (master === undefined) throw new ServiceError("the service returned no published ref");
      this.#clients.lookUp = client;
      return master.ref;
    });
  }

  /**
   * Whether the service tells its published ref to anybody, without the access token.
   *
   * @throws ContentServiceError if the service fails.
   */
  isPublic(): Promise<boolean> {
    return this.#withPortErrors("isPublic", async () => {
      const response = await this.#requests.read(this.#options.endpoint);
      const { status } = response;
      if (status === 401 || status === 403) return false;
      if (status !== 200) throw new ServiceStatusError(status);
      const { refs } = descriptionSchema.parse(objectIn(response));
      return refs.some(({ isMasterRef }) => isMasterRef === true);
    });
  }

  /**
   * Runs a query. Concurrent look-ups of the same query share one request and its retries, since the content of a ref does
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
    const run = () => this.#run(operation, ref, query, kind);
    if (kind === "read") return run();
    const key = JSON.stringify([ref, query]);
    return this.#running.getOrInsertComputed(key, () => run().finally(() => this.#running.delete(key)));
  }

  #run(operation: string, ref: ContentRef, query: Query, kind: CallKind): Promise<Listing<ServiceDocument>> {
    return this.#withPortErrors(operation, async () => {
      const response = searchResponseSchema.parse(await this.#clients[kind].get({ ...query, ref }));
      return {
        items: response.results.flatMap((result) => serviceDocumentIn(result, this.#options.log)),
        page: response.page,
        pages: Math.max(1, response.total_pages),
        total: response.total_results_size,
      };
    });
  }

  #open(kind: CallKind): Client {
    const { endpoint, repositoryName, accessToken, languages } = this.#options;
    return createClient(repositoryName, {
      documentAPIEndpoint: endpoint,
      ...(accessToken !== undefined && { accessToken }),
      defaultParams: {
        fetchLinks: [...this.#fetchLinks],
        ...(languages && { lang: languages.query }),
      },
      fetch: async (url) => accepted(url, await this.#requests[kind](url)),
      // The client shares requests by their address and signal; a poll must not share one that began before it.
      fetchOptions: { signal: new AbortController().signal },
    });
  }

  /** The errors of the port. They name the host, and what an operator may have to check. */
  async #withPortErrors<T>(operation: string, call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      const { host } = new URL(this.#options.endpoint);
      const [reason, publicReason] = reasonsOf(error);
      throw new (error instanceof RefNotFoundError ? UnknownRefError : ContentServiceError)(operation, {
        cause: error,
        reason: `${host}: ${reason}`,
        publicReason: publicReason && `${host}: ${publicReason}`,
      });
    }
  }
}

/** The reason of a failure for the log, and for everybody if it contains nothing internal. */
function reasonsOf(error: unknown): readonly [string, string?] {
  if (error instanceof ServiceError) return [error.message, error.publicReason];
  if (!(error instanceof z.ZodError)) return [reasonOf(error)];
  const { path, message } = error.issues[0] ?? { path: [], message: "" };
  const problem = `${path.join(".")}: ${message}`;
  const reason = `it responded with status 200 and an object in JSON that is not one of the content API (${problem}): check CONTENT_API_ENDPOINT`;
  return [reason, reason];
}

/** Limits concurrent queries. Requests for the description are not limited: polls show when the service recovers. */
function limited(query: ServiceRequest, describe: ServiceRequest): ServiceRequest {
  let inFlight = 0;
  return async (url) => {
    if (!hasRef(url)) return describe(url);
    if (inFlight >= CONCURRENCY_LIMIT) throw new Error("too many requests are in flight");
    inFlight += 1;
    return query(url).finally(() => {
      inFlight -= 1;
    });
  };
}

/**
 * A response for the provider's client. It never gets another status than 200, because it would repeat a request after a
 * 429 without end, and use another ref instead of an unknown one, which would show published content as a preview.
 *
 * @throws RefNotFoundError for an unknown or expired ref; ServiceStatusError for any other status;
 *   UnexpectedResponseError for anything but an object in JSON.
 */
function accepted(url: string, response: ServiceResponse): Response {
  const { status, bytes } = response;
  if (status !== 200) throw refusalOf(url, status, new TextDecoder().decode(bytes));
  // The client's own error for what is not JSON would have neither status nor kind.
  const object = objectIn(response);
  return Object.assign(new Response(bytes), { json: async () => object });
}

function refusalOf(url: string, status: number, text: string): Error {
  const { type = "", message = "" } = refusalIn(text) ?? {};
  const isAboutRef =
    hasRef(url) &&
    (status === 410 ||
      (status === 404 && type === "api_notfound_error") ||
      (status === 404 && type === "api_security_error" && /preview token.*expired/i.test(message)));
  if (isAboutRef) return new RefNotFoundError(message, url, { type, message });
  return new ServiceStatusError(status, message);
}

/** Parses an error document of the service; `undefined` for other bodies, such as a web page. */
function refusalIn(text: string): z.output<typeof refusalSchema> | undefined {
  try {
    return refusalSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function hasRef(url: string): boolean {
  return new URL(url).searchParams.has("ref");
}
