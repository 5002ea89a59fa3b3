import swagger from "@fastify/swagger";
import type { FastifyServerOptions } from "fastify";
import fp from "fastify-plugin";
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from "fastify-type-provider-zod";
import { z } from "zod";
import { problemSchema } from "../contract/problem.ts";
import { languageOfPath } from "../contract/site.ts";

/** No JSON schema compilers, since routes use zod: saves 40 ms at the start, and 16 MB, a tenth when idle. */
export const noJsonSchemas: NonNullable<FastifyServerOptions["schemaController"]> = {
  compilersFactory: { buildValidator: rejectSchemas, buildSerializer: rejectSchemas },
};

function rejectSchemas(): never {
  throw new Error(
    "A route has a JSON schema, but JSON schemas are disabled: register the plugin `openApi` before it.",
  );
}

/**
 * Describes the routes with a `summary` in OpenAPI 3.1, as `server.swagger()`. Must be registered before the routes.
 *
 * Its `languages` are those of addresses that begin with them.
 */
export const openApi = fp<{ readonly languages: readonly string[] }>(
  async (server, { languages }) => {
    server.setValidatorCompiler(validatorCompiler);
    server.setSerializerCompiler(serializerCompiler);
    await server.register(swagger, {
      openapi: {
        openapi: "3.1.1",
        info: {
          title: "API of the website",
          version: "1",
          description: "Every error is a problem document (RFC 9457) that names the request.",
        },
        servers: [{ url: "/" }],
      },
      transform: (route) =>
        // The same calls in other languages are not described again.
        route.schema?.summary === undefined || languageOfPath(route.url, languages) !== undefined
          ? { schema: { hide: true }, url: route.url }
          : jsonSchemaTransform(route),
      transformObject: (document) => {
        const described = jsonSchemaTransformObject(document);
        // Each schema is listed for requests too, but problem documents are only sent as responses.
        if ("components" in described) delete described.components?.schemas?.ProblemInput;
        return described;
      },
    });
  },
  { name: "openapi" },
);

const PROBLEMS = {
  400: "A field of the request is missing or invalid; `detail` names it.",
  401: "A name and its key are needed.",
  403: "The request is not authorised.",
  409: "The content is not shown as it was published; `detail` says what to do.",
  413: "The body is too large.",
  415: "The content type of the body is not supported.",
  429: "Too many requests; `retry-after` says when to try again.",
  500: "A bug of the site.",
  503: "A service that the call needs is unavailable; `retry-after` says when to try again.",
} as const;

/** The problem documents of a route for its `response` schemas: the given statuses, and 500. */
export function problems(...statuses: readonly (keyof typeof PROBLEMS)[]) {
  const content = { "application/problem+json": { schema: problemSchema } };
  return Object.fromEntries(
    [...statuses, 500 as const].map((status) => [status, { description: PROBLEMS[status], content }]),
  );
}

/** A response without a body, for the `response` schemas of a route. */
export function noBody(description: string) {
  return z.undefined().meta({ description });
}
