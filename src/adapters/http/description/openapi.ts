import { z } from "zod";
import { problemSchema } from "../contract/problem.ts";
import type { ApiCall, ApiOperation } from "./operation.ts";

type Json = Readonly<Record<string, unknown>>;

const PROBLEMS: Readonly<Record<number, string>> = {
  400: "A field of the request is missing or cannot be used; `detail` names it.",
  403: "The request does not prove who sends it.",
  404: "There is no such thing.",
  409: "The other side refuses it; `detail` says why.",
  413: "The body is too large.",
  415: "The body is of a type that is not understood.",
  429: "Too many requests.",
  500: "A bug of the site's own.",
  503: "A service that the call needs does not answer; `retry-after` says when to try again.",
};

/** The description of the API in OpenAPI 3.1, made from what stands at the routes. */
export function openApiOf(calls: readonly ApiCall[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const { method, path, operation } of calls) {
    if (!operation) continue;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(path, operation) };
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Calls of the website",
      version: "1",
      description: "Every error is a problem document (RFC 9457) that names the request.",
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema, "output") },
      responses: { Problem: { description: "What went wrong.", content: problemContent } },
    },
  };
}

const problemContent = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };

function operationOf(
  path: string,
  { summary, description, query, body, answers, problems = [] }: ApiOperation,
): Json {
  const responses: Record<string, Json> = {};
  for (const [status, answer] of Object.entries(answers)) {
    responses[status] = {
      description: answer.description,
      ...(answer.schema && {
        content: { "application/json": { schema: schemaOf(answer.schema, "output") } },
      }),
    };
  }
  for (const status of [...problems, 500]) {
    responses[status] = { description: PROBLEMS[status] ?? "A problem.", content: problemContent };
  }
  return {
    operationId: path
      .replace(/^\/api\//, "")
      .replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary,
    ...(description !== undefined && { description }),
    ...(query && { parameters: parametersOf(query) }),
    ...(body && {
      requestBody: { required: true, content: { "application/json": { schema: schemaOf(body, "input") } } },
    }),
    responses,
  };
}

function parametersOf(query: z.ZodObject): Json[] {
  return Object.entries(query.shape).map(([name, field]) => {
    // What a query holds is text, but what it means is what is to be described.
    const { description, ...schema } = schemaOf(field, "output");
    return {
      name,
      in: "query",
      required: !z.safeParse(field, undefined).success,
      ...(description !== undefined && { description }),
      schema,
    };
  });
}

function schemaOf(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, "~standard": _standard, ...described } = z.toJSONSchema(schema, { io });
  return described;
}
