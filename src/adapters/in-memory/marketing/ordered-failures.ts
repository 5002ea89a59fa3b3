import type { Perform } from "../../../ports/marketing-api/api.ts";
import { MarketingApiError } from "../../../ports/marketing-api/errors.ts";
import { findOperation, type OperationName, operations } from "../../../ports/marketing-api/operations.ts";
import { checkOptions, NUMBER, OBJECT, SIZE, TEXT } from "../../../ports/marketing-api/options.ts";
import { noSuch, type OperationRequest } from "../../../ports/marketing-api/request.ts";

interface WhichCalls {
  /** Name of the operation, such as `lists.members.set`. Default: any. */
  readonly operation?: OperationName | undefined;
  /** Number of calls that fail. Default: 1. */
  readonly times?: number | undefined;
}

/** A failure of later calls: an error response of the service, or no response. */
export type FailureOrder =
  | (WhichCalls & {
      /** Status of the response, from 300. */
      readonly status: number;
      /** The problem document: `title`, `detail`, `errors`. */
      readonly problem?: object | undefined;
    })
  | (WhichCalls & { readonly failure: "network" | "timeout" | "unreadable" });

/** A call that has been made, whatever its outcome. */
export interface RecordedCall {
  /** Name of the operation. */
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** A copy of the body. */
  readonly body: object | undefined;
}

/** Records the calls of an implementation of the port, and lets those fail for which a failure has been ordered. */
export function orderedFailures(perform: Perform) {
  const calls: RecordedCall[] = [];
  let waiting: { readonly order: FailureOrder; left: number }[] = [];
  return {
    /** The calls since the start or the last reset. */
    calls,
    /**
     * Lets later calls fail, in the order of the orders.
     *
     * @throws {MarketingApiError} `configuration` when the order is invalid.
     */
    fail(order: FailureOrder): void {
      validate(order);
      waiting.push({ order, left: order.times ?? 1 });
    },
    /** Forgets calls and orders. */
    reset(): void {
      calls.length = 0;
      waiting = [];
    },
    async perform(...[request, options]: Parameters<Perform>): Promise<unknown> {
      const { name, method, path, query, body } = request;
      calls.push({ operation: name, method, path, query, body: structuredClone(body) });
      const next = waiting.find(({ order: { operation = name } }) => operation === name);
      if (next === undefined || options.signal?.aborted) return perform(request, options);
      next.left -= 1;
      if (next.left === 0) waiting = waiting.filter((one) => one !== next);
      throw errorOf(next.order, request);
    },
  };
}

function errorOf(order: FailureOrder, { name, method, path }: OperationRequest): MarketingApiError {
  const details = { request: { method, url: path }, attempts: 1 };
  if ("failure" in order) {
    return new MarketingApiError(order.failure, name, `The ordered failure when calling ${name}`, details);
  }
  const { status, problem } = order;
  return MarketingApiError.refused(name, status, { ...details, problem: problem && { status, ...problem } });
}

const FAILURES: readonly string[] = ["network", "timeout", "unreadable"];
const ORDER = {
  operation: TEXT,
  times: SIZE,
  status: NUMBER,
  problem: OBJECT,
  failure: TEXT,
} as const;

function validate(order: FailureOrder): void {
  checkOptions("fail", order, ORDER, "configuration");
  const { operation } = order;
  const hasStatus = "status" in order && Number.isInteger(order.status) && order.status >= 300;
  if (hasStatus === "failure" in order)
    throw invalid("it has to have status or failure; a status is 300 or more");
  if ("failure" in order && !FAILURES.includes(order.failure))
    throw invalid(`failure has to be one of ${FAILURES.join(", ")}`);
  if (operation === undefined || findOperation(operation) !== undefined) return;
  const names = operations.map(({ name }) => name);
  throw invalid(`operation ${operation}: ${noSuch("operation", operation, names)}`);
}

function invalid(reason: string): MarketingApiError {
  return new MarketingApiError("configuration", "", `The order of a failure is invalid: ${reason}`);
}
