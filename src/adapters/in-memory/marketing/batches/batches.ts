import { gzipSync } from "node:zlib";
import { createTar } from "nanotar";
import type { BatchOperation } from "../../../../ports/marketing-api/types/batches.ts";
import { put, under } from "../collections.ts";
import { badRequest, invalid, jsonParseError, Refusal } from "../problems.ts";
import { resource } from "../resource.ts";
import { type ServiceCall, type WireResponse, webhookBody } from "../service-call.ts";
import type { OperationResult, StoredBatch } from "../state/state.ts";

/** Limits of the service: operations in a batch, and unfinished batches. */
const MAX_OPERATIONS = 1000;
const MAX_OPEN_BATCHES = 500;

/** After this time a batch advances without a request. */
const STEP_DURATION_MS = 1000;

/** Maximum number of batch webhooks; a limit of the service. */
const MAX_WEBHOOKS = 20;

const webhooks = resource("batchWebhooks", "batchWebhooks", {
  make({ url, enabled = true }, { state, newId }) {
    if (Object.keys(state.batchWebhooks).length >= MAX_WEBHOOKS) {
      throw badRequest(`There can be ${MAX_WEBHOOKS} batch webhooks at most.`);
    }
    return { id: newId(), url, enabled };
  },
});

/** Each GET advances a batch by one step; so does the passage of time. */
const batches = resource("batches", "batches", {
  make({ operations }, { state, newId, now }): StoredBatch {
    if (operations.length > MAX_OPERATIONS) {
      throw invalid("operations", `A batch holds ${MAX_OPERATIONS} operations at most`);
    }
    const open = under(state.batches).filter(({ status }) => status !== "finished");
    if (open.length >= MAX_OPEN_BATCHES) {
      const detail = `There can be ${MAX_OPEN_BATCHES} unfinished batches at most.`;
      throw new Refusal(429, "Too Many Requests", detail);
    }
    return { id: newId(), status: "pending", operations, results: [], submitted_at: now, completed_at: "" };
  },
  view: (batch, call) => view(call.operation === "batches.create" ? batch : advanced(batch, call)),
});

export const batchHandlers = { ...batches.handlers, ...webhooks.handlers };

/** Advances all batches that should have finished by the time of a call. */
export function advanceDue(call: ServiceCall<string>): void {
  for (const batch of under(call.state.batches)) if (isDue(batch, call)) advanced(batch, call);
}

function isDue({ status, submitted_at }: StoredBatch, { time }: ServiceCall<string>): boolean {
  return status !== "finished" && time - Date.parse(submitted_at) >= 2 * STEP_DURATION_MS;
}

function advanced(batch: StoredBatch, call: ServiceCall<string>): StoredBatch {
  const next = step(batch, call);
  return put(call.state.batches, [batch.id], isDue(next, call) ? step(next, call) : next);
}

function step(batch: StoredBatch, call: ServiceCall<string>): StoredBatch {
  if (batch.status === "pending") {
    const results = batch.operations.map((operation) => runOperation(call, operation));
    return { ...batch, status: "started", results };
  }
  if (batch.status !== "started") return batch;
  const finished: StoredBatch = { ...batch, status: "finished", completed_at: call.now };
  notifyBatchWebhooks(call, view(finished));
  return finished;
}

function notifyBatchWebhooks(call: ServiceCall<string>, data: ReturnType<typeof view>): void {
  const type = "batch_operation_completed";
  for (const { id, url, enabled } of under(call.state.batchWebhooks)) {
    if (enabled) call.notify({ webhook_id: id, url, type, body: webhookBody(type, call.now, data) });
  }
}

function view(batch: StoredBatch) {
  const { id, status, operations, results, submitted_at, completed_at } = batch;
  const finished = status === "finished";
  return {
    id,
    status,
    total_operations: operations.length,
    finished_operations: results.length,
    errored_operations: results.filter(({ status_code }) => status_code >= 400).length,
    submitted_at,
    completed_at,
    response_body_url: finished ? dataUrl(batch) : "",
  };
}

function dataUrl(batch: StoredBatch): string {
  return `data:application/gzip;base64,${Buffer.from(resultsArchive(batch)).toString("base64")}`;
}

const RESULTS_PER_FILE = 100;

/** The results of a batch in the format of the service: a gzipped tar of JSON files, each an array of results. */
function resultsArchive({ id, results, completed_at }: StoredBatch): Uint8Array {
  const files: { readonly name: string; readonly data: string }[] = [];
  for (let start = 0; start < results.length; start += RESULTS_PER_FILE) {
    const name = `${id}/${String(files.length).padStart(4, "0")}.json`;
    files.push({ name, data: JSON.stringify(results.slice(start, start + RESULTS_PER_FILE)) });
  }
  // A fixed modification time makes the archive of a batch reproducible.
  return gzipSync(createTar(files, { attrs: { mtime: Date.parse(completed_at) } }));
}

function runOperation(call: ServiceCall<string>, operation: BatchOperation): OperationResult {
  const { status, data } = responseOf(call, operation);
  return {
    status_code: status,
    operation_id: operation.operation_id ?? "",
    response: data === undefined ? "" : JSON.stringify(data),
  };
}

function responseOf(
  call: ServiceCall<string>,
  { method, path, params = {}, body: json = "" }: BatchOperation,
): WireResponse {
  const url = new URL(path.replace(/^\/*/, "/"), "http://batch.invalid");
  const refused = (reason: Refusal) => ({ status: reason.status, data: reason.problem("") });
  if (/^\/batches(\/|$)/.test(url.pathname)) {
    return refused(badRequest("A batch cannot hold operations on batches."));
  }
  const sent = bodyFrom(json);
  if (sent === "unreadable") return refused(jsonParseError());
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
