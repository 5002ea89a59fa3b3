import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { compile } from "@fastify/proxy-addr";
import type { FastifyBaseLogger, FastifyPluginCallback } from "fastify";
import { LRUCache } from "lru-cache";
import type { Meter } from "../../ports/meter.ts";
import { clientAddresses } from "./client-address.ts";
import { type CompletedRequest, logRequest } from "./completed-request.ts";
import { receivedRequestId } from "./request-id.ts";
import { allowedHosts } from "./security/allowed-hosts.ts";
import { type CommonHeadersOptions, headersOfAll } from "./security/common-headers.ts";

/** Tracing of requests. */
export interface Tracing {
  /** Traces the requests that Fastify handles. */
  readonly plugin: FastifyPluginCallback;
  /** Traces one that was answered from the page cache, before Fastify. */
  readonly recordHit: (hit: CompletedRequest) => void;
}

interface RequestPolicyOptions extends CommonHeadersOptions {
  readonly logger: FastifyBaseLogger;
  readonly meter: Meter;
  /** Whether requests are logged. */
  readonly hasAccessLog: boolean;
  /** Trusted proxies, by address or range. Default: none. */
  readonly trustProxy?: false | readonly string[];
  /** Additional allowed host names, besides those of `publicUrl` and this machine. Default: none. */
  readonly allowedHosts?: readonly string[];
  /** Default: none. */
  readonly tracing?: Tracing;
}

/** Number of addresses of which it is cached whether they are trusted. Those of proxies are used all the time, and stay. */
const MAX_REMEMBERED = 100;

/** A request whose response has been sent, as far as it does not follow from what the client sent. */
export interface AnsweredRequest
  extends Pick<CompletedRequest, "url" | "route" | "status" | "bytes" | "durationMs" | "cache"> {
  readonly raw: IncomingMessage;
  /** The id by which other lines name it. Default: no other line does. */
  readonly id?: string;
  /** Whether it may have a line in the log. Default: `true`. */
  readonly isLogged?: boolean;
}

/**
 * What holds for every request, whichever of the two ways it is answered: through Fastify, or from the page cache before it.
 * Both ask for all of it here, so that a reply does not show which way it took.
 */
export class RequestPolicy {
  /** Headers of all responses. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether an address is that of a trusted proxy. */
  readonly isTrusted: (address: string, hop: number) => boolean;
  /** Whether the site answers requests for a host, by the header of that name. */
  readonly isAllowedHost: (header: string | undefined) => boolean;
  /** The address of the visitor. */
  readonly clientAddressOf: (request: IncomingMessage) => string;
  readonly #tracing: Tracing | undefined;
  readonly #meter: Meter;
  readonly #log: FastifyBaseLogger | undefined;

  constructor({ logger, meter, hasAccessLog, trustProxy, tracing, ...options }: RequestPolicyOptions) {
    this.headers = headersOfAll(options);
    this.isTrusted = remembering(compile([...(trustProxy || [])]));
    this.isAllowedHost = allowedHosts(options.publicUrl, options.allowedHosts ?? []);
    this.clientAddressOf = clientAddresses(this.isTrusted);
    this.#tracing = tracing;
    this.#meter = meter;
    // These lines contain no headers, so that redaction is disabled: it would take a fifth of the time of a cache hit.
    this.#log = hasAccessLog ? logger.child({}, { redact: [] }) : undefined;
  }

  /** The id of a request: that of a trusted proxy, or a new one. */
  idOf({ headers, socket }: IncomingMessage): string {
    const isFromProxy = this.isTrusted(socket.remoteAddress ?? "", 0);
    return receivedRequestId(headers, isFromProxy) ?? randomUUID();
  }

  /** Measures a request that Fastify has answered, and logs it. Its tracing is that of the plugin. */
  record(answered: AnsweredRequest): void {
    this.#complete(answered);
  }

  /** Measures, logs and traces a request that was answered from the page cache. */
  recordHit(answered: AnsweredRequest): void {
    const completed = this.#complete(answered);
    this.#tracing?.recordHit(completed);
  }

  // Each hit passes here, so that its fields are named instead of spread.
  #complete({ raw, id, isLogged = true, url, route, status, bytes, durationMs, cache }: AnsweredRequest) {
    const log = isLogged ? this.#log : undefined;
    const completed: CompletedRequest = {
      id: log && (id ?? this.idOf(raw)),
      method: raw.method ?? "GET",
      url,
      route,
      host: raw.headers.host,
      ip: this.clientAddressOf(raw),
      status,
      bytes,
      durationMs,
      cache,
    };
    logRequest(log, this.#meter, completed);
    return completed;
  }
}

/** Parsing an address takes a microsecond, and each hit of the page cache asks for that of its connection twice. */
function remembering(isTrusted: ReturnType<typeof compile>): RequestPolicy["isTrusted"] {
  const known = new LRUCache<string, boolean>({ max: MAX_REMEMBERED });
  return (address, hop) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const answer = isTrusted(address, hop);
    known.set(address, answer);
    return answer;
  };
}
