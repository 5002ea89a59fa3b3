import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Match, matchRoute } from "../../src/adapters/in-memory/marketing/paths.ts";
import {
  invalidResource,
  jsonParseError,
  missing,
  notFound,
  Refusal,
} from "../../src/adapters/in-memory/marketing/problems.ts";
import type { Perform } from "../../src/ports/marketing-api/api.ts";
import { catalog } from "../../src/ports/marketing-api/catalog.ts";
import { type OperationRequest, partsOf, requestOf } from "../../src/ports/marketing-api/request.ts";
import { parsed } from "../content/json.ts";

/** Finds the operation of a request, whose path begins with `base`: `/3.0`. @throws {Refusal} 404, 405 or 422. */
export function matchOf(request: FastifyRequest, base: string): Match {
  const path = pathOf(request, base);
  if (path.includes("//")) throw notFound();
  return matchRoute(methodOf(request), path);
}

/** The methods that a path has. */
export function methodsAt(request: FastifyRequest, base: string): string[] {
  return METHODS.filter((method) => {
    try {
      matchRoute(method, pathOf(request, base));
      return true;
    } catch {
      return false;
    }
  });
}

/** The request for the port. @throws {Refusal} 400 for a body that cannot be read, or without what the operation needs. */
export function operationRequestOf(match: Match, request: FastifyRequest, base: string): OperationRequest {
  const { name, operation, pathValues } = match;
  const { body: bodyRule, requires = [] } = operation.rules;
  const query = queryOf(request);
  for (const parameter of requires) {
    if (!query[parameter]) throw missing(parameter);
  }
  const body = bodyRule === undefined ? undefined : bodyOf(request.body);
  if (bodyRule === "required" && body === undefined) throw invalidBody();
  const [method] = partsOf(operation);
  return { name, operation, method, path: pathOf(request, base), pathValues, query, body };
}

const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE"];

/** A client behind a proxy that allows neither PATCH nor PUT may send a POST with the method in a header. */
function methodOf(request: FastifyRequest): string {
  const override = request.headers["x-http-method-override"];
  if (override === undefined) return request.method;
  const method = String(override).toUpperCase();
  if (request.method !== "POST" || !METHODS.includes(method)) {
    const detail = "Only a POST may be overridden, with GET, PATCH, PUT or DELETE.";
    throw new Refusal(422, "Invalid Method Override", detail);
  }
  return method;
}

function pathOf(request: FastifyRequest, base: string): string {
  const [path = ""] = request.url.split("?", 1);
  return path.slice(base.length) || "/";
}

function queryOf(request: FastifyRequest): Record<string, string> {
  const question = request.url.indexOf("?");
  const parameters = new URLSearchParams(question < 0 ? "" : request.url.slice(question + 1));
  // A repeated parameter is a list, too.
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((key) => [key, parameters.getAll(key).join(",")]),
  );
}

function bodyOf(body: unknown): object | undefined {
  if (typeof body !== "string" || body === "") return undefined;
  const value = parsed(body);
  if (value === undefined) throw jsonParseError();
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalidBody();
  return value;
}

function invalidBody() {
  return invalidResource({ field: "", message: "Schema describes object" });
}

const FOLDER = "/batch-results";
/** The in-memory account returns the results of a batch as such a URL. */
const DATA_URL = "data:application/gzip;base64,";

/** Serves the results of finished batches: gzipped tars. No key is needed, as in the service. */
export function registerBatchResults(app: FastifyInstance, perform: Perform): void {
  app.get<{ Params: { file: string } }>(`${FOLDER}/:file`, async (request, reply) => {
    const batch_id = request.params.file.replace(/\.tar\.gz$/, "");
    const batch = await perform(requestOf("batches.get", catalog.batches.get, { batch_id }), {});
    const url = fieldOf(batch, "response_body_url");
    if (typeof url !== "string" || !url.startsWith(DATA_URL)) throw notFound();
    return reply.type("application/gzip").send(Buffer.from(url.slice(DATA_URL.length), "base64"));
  });
}

/** Replaces the data URLs of results in a response about batches by URLs of this sandbox. */
export function withResultAddresses(data: unknown, request: FastifyRequest, prefix: string): unknown {
  const batches = fieldOf(data, "batches");
  if (Array.isArray(batches) && typeof data === "object") {
    return { ...data, batches: batches.map((batch) => withResultAddresses(batch, request, prefix)) };
  }
  const id = fieldOf(data, "id");
  const url = fieldOf(data, "response_body_url");
  if (typeof data !== "object" || typeof url !== "string" || !url.startsWith(DATA_URL)) return data;
  const folder = `${request.protocol}://${request.host}${prefix}${FOLDER}`;
  return { ...data, response_body_url: `${folder}/${encodeURIComponent(String(id))}.tar.gz` };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
