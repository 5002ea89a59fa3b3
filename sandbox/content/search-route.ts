import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { baseUrlOf, parametersOf } from "./addresses.ts";
import { accessTokenError } from "./errors.ts";
import { applyFault, type FaultScope } from "./faults.ts";
import type { Json } from "./json.ts";
import { describeRepository, listTags } from "./repository-route.ts";
import { search } from "./search.ts";
import type { Service } from "./service.ts";

/** The content API: repository, document search and tags. */
export function registerContentApi(app: FastifyInstance, { store, addresses, mediaBase }: Service): void {
  const apiUrl = (request: FastifyRequest) => `${baseUrlOf(request, app.prefix)}/api/v2`;

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    scope: FaultScope,
    body: () => Json,
  ) => {
    reply.header("access-control-allow-origin", "*");
    const fault = store.faults.take(scope);
    if (fault && (await applyFault(fault, reply))) return reply;
    checkAccess(request);
    const json = addresses.serve(JSON.stringify(body()), mediaBase(request));
    return reply.type("application/json; charset=utf-8").send(json);
  };

  const checkAccess = (request: FastifyRequest) => {
    if (store.accessToken === undefined) return;
    if (parametersOf(request).get("access_token") !== store.accessToken)
      throw accessTokenError(apiUrl(request));
  };

  const repository = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", "public, max-age=5");
    return answer(request, reply, "repository", () => describeRepository(store, apiUrl(request)));
  };
  app.get("/api/v2", repository);
  app.get("/api/v2/", repository);

  app.get("/api/tags", (request, reply) => answer(request, reply, "tags", () => listTags(store)));

  app.get("/api/v2/documents/search", (request, reply) =>
    answer(request, reply, "search", () => {
      const { body, preview } = search(store, parametersOf(request), apiUrl(request));
      reply.header("cache-control", preview ? "private, no-store" : "public, max-age=60");
      return body;
    }),
  );

  app.options("/api/*", (_, reply) =>
    reply
      .code(204)
      .header("access-control-allow-origin", "*")
      .header("access-control-allow-methods", "GET, HEAD, OPTIONS")
      .header("access-control-allow-headers", "*")
      .header("access-control-max-age", "86400")
      .send(),
  );
}
