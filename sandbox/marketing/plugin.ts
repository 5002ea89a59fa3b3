import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Match } from "../../src/adapters/in-memory/marketing/paths.ts";
import { Refusal } from "../../src/adapters/in-memory/marketing/problems.ts";
import type { Perform } from "../../src/ports/marketing-api/api.ts";
import { catalog } from "../../src/ports/marketing-api/catalog.ts";
import { MarketingApiError } from "../../src/ports/marketing-api/errors.ts";
import { requestOf } from "../../src/ports/marketing-api/request.ts";
import type { SandboxAccount } from "./account.ts";
import { registerCampaignsPage } from "./campaigns-page.ts";
import { registerAccountRoutes, registerFaultRoutes } from "./control-routes.ts";
import { Faults, respondWithFault, sendResponse } from "./faults.ts";
import {
  matchOf,
  methodsAt,
  operationRequestOf,
  registerBatchResults,
  withResultAddresses,
} from "./request.ts";

/** How often due batches and campaigns are checked. */
const TICK_INTERVAL_MS = 1000;

/** Runs due batches and sends due campaigns without a request. Returns a function that stops it. */
function startDueTaskTimer({
  live,
  perform,
  changed,
}: Pick<SandboxAccount, "live" | "perform" | "changed">): () => void {
  const isDue = () =>
    Object.values(live().batches).some(({ status }) => status !== "finished") ||
    Object.values(live().campaigns).some(({ status }) => status === "sending" || status === "schedule");
  const timer = setInterval(() => {
    if (!isDue()) return;
    // Any call runs what is due. A simulated failure may refuse it; the next one does.
    perform(requestOf("ping.get", catalog.ping.get), {}).then(changed, () => undefined);
  }, TICK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

export interface MarketingSandboxOptions extends Credentials {
  /** Performs the operations: the in-memory account. */
  readonly perform: Perform;
  /**
   * The account to read, replace and set the clock of over HTTP at `/account`, to record activity of recipients in at
   * `/activity`, and whose webhooks are at `/webhook-deliveries`. Default: no such routes.
   */
  readonly account?: SandboxAccount;
  /** Faults of this process; `/faults` adds them over HTTP. */
  readonly faults?: Faults;
}

/** The version of the API, with which its paths begin. */
const VERSION = "/3.0";
const CONCURRENCY_LIMIT = 10;
const TOO_MANY = `There are ${CONCURRENCY_LIMIT} requests of this account under way already.`;
/** The service does not say which. */
const INVALID_KEY = "The API key or access token is missing, or it is not known here.";
const BUG = "Something went wrong in the sandbox; its log says what.";
/** A file is uploaded in its request, as base64. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** A Fastify plugin: a sandbox of the marketing service, at `/3.0` below the prefix of its registration. */
export function marketingSandbox(
  app: FastifyInstance,
  options: MarketingSandboxOptions,
  done: (error?: Error) => void,
): void {
  const { perform, faults = new Faults() } = options;
  const closing = new AbortController();
  // Each request without a response has a listener.
  setMaxListeners(0, closing.signal);
  app.addHook("preClose", (closed) => {
    closing.abort();
    closed();
  });
  app.setErrorHandler(sendError);
  registerFaultRoutes(app, faults);
  if (options.account) registerAccount(app, options.account);
  registerBatchResults(app, perform);
  registerCampaignsPage(app, perform);
  app.register((api, _, registered) => {
    readAnyBodyAsText(api);
    registerOperations(api, { credentials: options, perform, faults, closing: closing.signal });
    registered();
  });
  done();
}

function registerAccount(app: FastifyInstance, account: SandboxAccount): void {
  registerAccountRoutes(app, account);
  const stop = startDueTaskTimer(account);
  app.addHook("preClose", (closed) => {
    stop();
    closed();
  });
  app.addHook("onListen", (listening) => {
    account.webhooks.setOrigin(`${app.listeningOrigin}${app.prefix}`);
    listening();
  });
}

interface Account {
  readonly credentials: Credentials;
  readonly perform: Perform;
  readonly faults: Faults;
  readonly closing: AbortSignal;
}

function registerOperations(app: FastifyInstance, account: Account): void {
  const enter = inFlightCounter();
  const matches = new WeakMap<FastifyRequest, Match>();
  const base = `${app.prefix}${VERSION}`;

  app.addHook("onError", async (request, reply, error) => {
    if ("status" in error && error.status === 405) reply.header("allow", methodsAt(request, base).join(", "));
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", randomUUID());
    if (!enter(reply)) throw new Refusal(429, "Too Many Requests", TOO_MANY);
    if (!isAuthorized(request.headers.authorization, account.credentials))
      throw new Refusal(401, "API Key Invalid", INVALID_KEY);
    matches.set(request, matchOf(request, base));
  });
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const match = matches.get(request);
    if (!match) throw new Error(`No operation was found for ${request.url}`);
    const perform = async () => {
      const operationRequest = operationRequestOf(match, request, base);
      const data = await account.perform(operationRequest, {});
      return match.name.startsWith("batches.") ? withResultAddresses(data, request, app.prefix) : data;
    };
    const fault = account.faults.take(match.name);
    return fault
      ? await respondWithFault(fault, reply, perform, account.closing)
      : sendResponse(reply, await perform());
  };
  app.all(VERSION, respond);
  app.all(`${VERSION}/*`, respond);
}

/** The service parses a body as JSON for any content type, and treats an empty body as no body. */
function readAnyBodyAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "string", bodyLimit: MAX_BODY_BYTES },
    (_: FastifyRequest, body: string, parsed: (error: null, text: string) => void) => parsed(null, body),
  );
}

function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, problem } = problemOf(error);
  if (status >= 500) request.log.error(error);
  return reply.code(status).type("application/problem+json; charset=utf-8").send(JSON.stringify(problem));
}

function problemOf(error: FastifyError | Error): { readonly status: number; readonly problem: unknown } {
  if (error instanceof MarketingApiError && error.status !== undefined) {
    return { status: error.status, problem: error.problem };
  }
  const refusal = error instanceof Refusal ? error : refusalOf(error);
  return { status: refusal.status, problem: refusal.problem(randomUUID()) };
}

function refusalOf(error: FastifyError | Error): Refusal {
  const status = "statusCode" in error ? (error.statusCode ?? 500) : 500;
  return status < 500
    ? new Refusal(status, "Bad Request", error.message)
    : new Refusal(500, "Internal Server Error", BUG);
}

/** Counts requests in flight, of which the service allows ten for an account; returns `false` at the limit. */
function inFlightCounter(): (reply: FastifyReply) => boolean {
  let count = 0;
  return (reply) => {
    if (count >= CONCURRENCY_LIMIT) return false;
    count += 1;
    // Not a hook of Fastify: hooks do not run for a response that a fault truncates.
    reply.raw.once("close", () => {
      count -= 1;
    });
    return true;
  };
}

/** The credentials that the sandbox accepts. Without a list, any that are not empty. */
interface Credentials {
  readonly apiKeys?: readonly string[] | undefined;
  readonly accessTokens?: readonly string[] | undefined;
}

/** Whether an `Authorization` header is valid: a key as the password of any user, or a bearer token. */
function isAuthorized(header: string | undefined, known: Credentials): boolean {
  const [, scheme = "", value = ""] = /^(\w+) +(\S+)$/.exec(header ?? "") ?? [];
  if (scheme.toLowerCase() === "bearer") return isKnown(value, known.accessTokens);
  const [, password = ""] = /^[^:]*:(.*)$/s.exec(Buffer.from(value, "base64").toString()) ?? [];
  return scheme.toLowerCase() === "basic" && isKnown(password, known.apiKeys);
}

function isKnown(secret: string, known: readonly string[] | undefined): boolean {
  return secret !== "" && (known === undefined || known.includes(secret));
}
