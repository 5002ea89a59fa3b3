import { badRequest, jsonParseError } from "../problems.ts";
import type { ServiceCall, WireResponse } from "../service-call.ts";
import type { OperationResult, StoredOperation } from "./state.ts";

/** Performs an operation of a batch and returns its result. */
export function runOperation(call: ServiceCall<string>, operation: StoredOperation): OperationResult {
  const { status, data } = responseOf(call, operation);
  return {
    status_code: status,
    operation_id: operation.operation_id,
    response: data === undefined ? "" : JSON.stringify(data),
  };
}

function responseOf(
  call: ServiceCall<string>,
  { method, path, params, body }: StoredOperation,
): WireResponse {
  const url = new URL(path.replace(/^\/*/, "/"), "http://batch.invalid");
  if (/^\/batches(\/|$)/.test(url.pathname)) {
    const problem = badRequest("A batch cannot hold operations on batches.").problem("");
    return { status: problem.status, data: problem };
  }
  const sent = bodyFrom(body);
  if (sent === "unreadable") {
    const problem = jsonParseError().problem("");
    return { status: problem.status, data: problem };
  }
  const query: Record<string, string> = Object.fromEntries(url.searchParams);
  for (const [name, value] of Object.entries(params)) {
    query[name] = Array.isArray(value) ? value.join(",") : String(value);
  }
  return call.respondTo({ method, path: url.pathname, query, body: sent });
}

function bodyFrom(json: string): object | undefined | "unreadable" {
  if (json === "") return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? value : "unreadable";
  } catch {
    return "unreadable";
  }
}
