import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { PREVIEW_COOKIE } from "../../../domain/preview/preview-token.ts";
import type { Meter } from "../../../ports/meter.ts";
import type { Answer } from "./answer.ts";
import type { KeptAnswers } from "./kept-answers.ts";
import { sendRaw } from "./send-answer.ts";
import { documentKey, NOT_FOUND_KEY, type Wanted } from "./site-answers.ts";

/** Milliseconds between the tellings of how many answers were sent: a meter costs more than an answer. */
const TELL_EVERY = 1_000;

/**
 * Answers requests before the framework sees them, with what is ready to be sent: the client's files, documents, and
 * the document for addresses without one. Everything else is the framework's: other methods, calls of the API, editors
 * with a preview, what has not been made yet, and everything once the server is closing.
 */
export class DirectAnswers {
  readonly #kept: KeptAnswers<Wanted>;
  readonly #meter: Meter;
  readonly #files = new Map<string, Answer>();
  #isClosing = false;
  #sent = 0;
  #telling: NodeJS.Timeout | undefined;

  constructor(kept: KeptAnswers<Wanted>, meter: Meter) {
    this.#kept = kept;
    this.#meter = meter;
  }

  /** Answers an address with a file from now on. */
  addFile(path: string, answer: Answer): void {
    this.#files.set(path, answer);
  }

  /** Leaves everything to the framework, which ends connections as it closes. */
  close(): void {
    this.#isClosing = true;
    this.#tell();
  }

  /** Sends the answer to a request, if it is ready. */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#isClosing || !isRead(request.method)) return false;
    const answer = this.#find(request);
    if (!answer) return false;
    sendRaw(request, response, answer);
    this.#sent += 1;
    this.#telling ??= setTimeout(() => this.#tell(), TELL_EVERY).unref();
    return true;
  }

  #find({ url = "/", headers }: IncomingMessage): Answer | undefined {
    const file = this.#files.get(url);
    if (file) return file;
    if (headers.cookie?.includes(PREVIEW_COOKIE)) return undefined;
    const key = documentKey(url);
    if (!key.startsWith("/")) return undefined;
    return this.#kept.find(key) ?? (this.#kept.isMissing(key) ? this.#kept.find(NOT_FOUND_KEY) : undefined);
  }

  #tell(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    if (this.#sent > 0) this.#meter.count("direct_answers_total", {}, this.#sent);
    this.#sent = 0;
  }
}

function isRead(method: string | undefined): boolean {
  return method === "GET" || method === "HEAD";
}

interface ServerLimits {
  readonly connectionTimeout?: number;
  readonly keepAliveTimeout?: number;
  readonly requestTimeout?: number;
  readonly maxRequestsPerSocket?: number;
}

/** A server as the framework would make it, before which what is ready is answered. */
export function serverBefore(
  handler: RequestListener,
  limits: ServerLimits,
  direct: Pick<DirectAnswers, "send">,
): Server {
  const server = createServer((request, response) => {
    if (!direct.send(request, response)) handler(request, response);
  });
  const { connectionTimeout, keepAliveTimeout, requestTimeout, maxRequestsPerSocket = 0 } = limits;
  if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
  if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
  if (connectionTimeout !== undefined) server.setTimeout(connectionTimeout);
  if (maxRequestsPerSocket > 0) server.maxRequestsPerSocket = maxRequestsPerSocket;
  return server;
}
