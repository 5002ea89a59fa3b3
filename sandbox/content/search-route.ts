import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { baseUrlOf, parametersOf } from "./addresses.ts";
import { accessTokenError } from "./errors.ts";
import { isFaulty } from "./faults.ts";
import type { Json, JsonObject } from "./json.ts";
import { search, VERSION } from "./search.ts";
import type { Service } from "./service.ts";
import type { SandboxStore } from "./store.ts";

/** The content API: repository and document search. */
export function registerContentApi(app: FastifyInstance, { store, addresses, mediaBase }: Service): void {
  const apiUrl = (request: FastifyRequest) => `${baseUrlOf(request, app.prefix)}/api/v2`;

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    scope: "repository" | "search",
    body: () => Json,
  ) => {
    if (await isFaulty(store.faults, scope, reply)) return reply;
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

  app.get("/api/v2/documents/search", (request, reply) =>
    answer(request, reply, "search", () => {
      const { body, preview } = search(store, parametersOf(request), apiUrl(request));
      reply.header("cache-control", preview ? "private, no-store" : "public, max-age=60");
      return body;
    }),
  );
}

/** Response of `GET /api/v2`: the refs, types and languages of the repository. */
export function describeRepository(store: SandboxStore, apiUrl: string): JsonObject {
  const labels = [...store.types].map((type) => {
    const label = store.models.customTypes.get(type)?.label;
    return [type, typeof label === "string" ? label : type];
  });
  return {
    refs: [
      { id: "master", ref: store.master.ref, label: "Master", isMasterRef: true },
      ...store.releases.map(({ id, label, snapshot: { ref } }) => ({ id, ref, label, isMasterRef: false })),
    ],
    integrationFieldsRef: null,
    types: Object.fromEntries(labels),
    languages: store.languages.map(({ id, name }, index) => ({ id, name, is_master: index === 0 })),
    tags: [],
    bookmarks: {},
    forms: {},
    oauth_initiate: `${apiUrl}/auth`,
    oauth_token: `${apiUrl}/auth/token`,
    experiments: { draft: [], running: [] },
    ...VERSION,
  };
}
