import type { FastifyRequest } from "fastify";
import { type Match, matchRoute } from "../../src/adapters/in-memory/marketing/paths.ts";
import {
  invalidResource,
  jsonParseError,
  notFound,
  Refusal,
} from "../../src/adapters/in-memory/marketing/problems.ts";
import { type OperationRequest, partsOf } from "../../src/ports/marketing-api/request.ts";

/**
 * Finds the operation that a request is for.
 *
 * @param base - The beginning of its path: `/3.0`.
 * @throws {Refusal} 404, 405 or 422.
 */
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

/**
 * Converts an HTTP request into a request of the port.
 *
 * @throws {Refusal} 400 for a body that cannot be read, or without what the operation needs.
 */
export function operationRequestOf(match: Match, request: FastifyRequest, base: string): OperationRequest {
  const { name, operation, pathValues } = match;
  const { body: bodyRule, requires = [] } = operation.rules;
  const query = queryOf(request);
  for (const parameter of requires) {
    if (!query[parameter])
      throw invalidResource({ field: parameter, message: "This value should not be blank." });
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
  const read = parsed(body);
  if (!read) throw jsonParseError();
  const { value } = read;
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalidBody();
  return value;
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function invalidBody() {
  return invalidResource({ field: "", message: "Schema describes object" });
}
