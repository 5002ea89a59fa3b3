import type { Perform } from "../../../ports/marketing-api/api.ts";
import type { CallOptions } from "../../../ports/marketing-api/call.ts";
import { MarketingApiError } from "../../../ports/marketing-api/errors.ts";
import { findOperation } from "../../../ports/marketing-api/operations.ts";
import { bodyTextOf, type OperationRequest, requestOf } from "../../../ports/marketing-api/request.ts";
import type { Answers } from "./answers.ts";
import { advanceDue } from "./batches/batches.ts";
import { sendDue } from "./campaigns/delivery.ts";
import { keepOrRead } from "./kept-records.ts";
import { matchRoute, pathValuesOf, refuseMissing } from "./paths.ts";
import { notFound, type ProblemDocument, Refusal } from "./problems.ts";
import { chosenFields } from "./query.ts";
import type {
  HandlerTable,
  OutgoingWebhook,
  ServiceCall,
  WireRequest,
  WireResponse,
} from "./service-call.ts";
import type { MarketingState } from "./state/state.ts";
import { timestamp } from "./timestamps.ts";

/** Clock and random numbers of the fake, and its webhooks. */
export interface EngineOptions {
  /** Returns the time in milliseconds. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Returns a number in [0, 1), for ids. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** The secret of webhooks, in the response of their creation. Default: each has its own. */
  readonly signingSecret?: string | undefined;
  /** Called with each webhook that the service would send. Default: webhooks are dropped. */
  readonly onWebhook?: ((webhook: OutgoingWebhook) => void) | undefined;
}

/** Runs operations of the catalog on a state. */
export interface Engine {
  readonly perform: Perform;
  /** Responds to an HTTP request with data or a problem document. Never throws. */
  respondTo(request: WireRequest): WireResponse;
}

/**
 * Creates an engine. `state` is called for each operation, because the state can be replaced.
 *
 * @param handlers - Of the operations that behave like the service. Others keep and return what was written.
 */
export function createEngine(
  handlers: HandlerTable,
  answers: Answers,
  state: () => MarketingState,
  options: EngineOptions,
): Engine {
  /** Nesting level. Operations of a batch are nested calls, which must not run other due batches and campaigns. */
  let depth = 0;
  const executeCall = (request: OperationRequest): unknown => {
    const name = findOperation(request.name)?.name;
    if (name === undefined) throw notFound();
    const handler = handlers[name] ?? keepOrRead;
    const answer = answers.to(name);
    const call = { ...callOf(request, state(), options, respondTo), operation: name };
    depth += 1;
    try {
      if (depth === 1) {
        sendDue(call);
        advanceDue(call);
      }
      const response = answer === undefined ? responseOf(handler, call) : answer(call);
      // A copy through JSON: without `undefined` and dates, and so that callers cannot change the state.
      return response && chosenFields(JSON.parse(JSON.stringify(response)), request.query);
    } finally {
      depth -= 1;
    }
  };

  const respondTo = (request: WireRequest): WireResponse => {
    try {
      const { name, operation, pathValues } = matchRoute(request.method, request.path);
      // The service ignores unknown query parameters.
      const known = operation.rules.query?.map((parameter) => [parameter, request.query?.[parameter]]) ?? [];
      const args = { ...Object.fromEntries(known), ...pathValues };
      // The service rejects a missing body as an invalid resource; the REST client does not send it.
      const body = operation.rules.body === undefined ? undefined : (request.body ?? {});
      const operationRequest = requestOf(name, operation, { ...args, body });
      const { fields } = request.query ?? {};
      const query = fields === undefined ? operationRequest.query : { ...operationRequest.query, fields };
      const data = executeCall({ ...operationRequest, query });
      return data === undefined ? { status: 204 } : { status: 200, data };
    } catch (error) {
      const problem = asRefusal(error).problem(instance(options));
      return { status: problem.status, data: problem };
    }
  };

  const perform: Perform = async (request, callOptions) => {
    refuseAborted(request, callOptions);
    try {
      const isNamed = findOperation(request.name) !== undefined;
      // A request that was made by its route has no name.
      const data = executeCall(
        isNamed ? request : { ...request, ...matchRoute(request.method, request.path) },
      );
      respond(request, callOptions, data === undefined ? 204 : 200);
      return data;
    } catch (error) {
      if (error instanceof Refusal) respond(request, callOptions, error.status);
      throw error instanceof Refusal ? refused(request, error.problem(instance(options)), error) : error;
    }
  };

  return { perform, respondTo };
}

function respond({ name, operation }: OperationRequest, { onResponse }: CallOptions, status: number): void {
  const { route } = operation;
  const response = { status, headers: {}, requestId: undefined, error: undefined, duration: 0 };
  onResponse?.({ operation: name, route, server: "", attempt: 1, ...response });
}

function responseOf(handler: NonNullable<HandlerTable[string]>, call: ServiceCall<string>): unknown {
  const { lastNumber } = call.state;
  try {
    refuseMissing(call);
    return handler(call);
  } catch (error) {
    // Handlers throw before they change the state, except for this counter.
    call.state.lastNumber = lastNumber;
    throw error;
  }
}

function callOf(
  request: OperationRequest,
  state: MarketingState,
  { now = Date.now, random = Math.random, signingSecret, onWebhook }: EngineOptions,
  respondTo: Engine["respondTo"],
): Omit<ServiceCall<string>, "operation"> {
  const time = now();
  const text = bodyTextOf(request);
  return {
    state,
    path: pathValuesOf(request, state),
    query: request.query,
    body: text === undefined ? undefined : JSON.parse(text),
    time,
    now: timestamp(time),
    newId: (length = 10) => hexadecimal(random, length),
    newNumber: () => {
      state.lastNumber += 1;
      return state.lastNumber;
    },
    respondTo,
    notify: (webhook) => onWebhook?.(webhook),
    signingSecret,
  };
}

function hexadecimal(random: () => number, length: number): string {
  return Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join("");
}

/** The `instance` of a problem document; the service's support asks for it. */
function instance({ random = Math.random }: EngineOptions): string {
  return [8, 4, 4, 4, 12].map((length) => hexadecimal(random, length)).join("-");
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof MarketingApiError) return new Refusal(400, "Bad Request", error.message);
  throw error;
}

function refused(request: OperationRequest, problem: ProblemDocument, cause: Refusal): MarketingApiError {
  const { name, method, path } = request;
  return MarketingApiError.refused(name, problem.status, {
    problem,
    headers: { "content-type": "application/problem+json; charset=utf-8" },
    request: { method, url: path },
    attempts: 1,
    cause,
  });
}

function refuseAborted({ name, method, path }: OperationRequest, { signal }: CallOptions): void {
  if (!signal?.aborted) return;
  throw new MarketingApiError("aborted", name, `${name} was aborted`, {
    request: { method, url: path },
    cause: signal.reason,
  });
}
