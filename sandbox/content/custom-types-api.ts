import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isJsonObject, type JsonObject } from "./json.ts";
import type { Service } from "./service.ts";
import { checkWriteAccess, writeError } from "./write-access.ts";

/** The Custom Types API, under `/custom-types-api`: reads and replaces the models of documents and slices. */
export function registerCustomTypesApi(app: FastifyInstance, service: Service): void {
  const { models } = service.store;
  register("customtypes", models.customTypes);
  register("slices", models.slices);

  function register(folder: "customtypes" | "slices", known: ReadonlyMap<string, JsonObject>): void {
    const at = (path: string) => `/custom-types-api/${folder}${path}`;
    const put = (request: FastifyRequest, reply: FastifyReply, exists: boolean) => {
      checkWriteAccess(request, service);
      const model = readModel(request.body, folder);
      if (known.has(model.id) !== exists) {
        throw exists
          ? writeError(422, `${model.id} does not exist`)
          : writeError(409, `${model.id} already exists`);
      }
      models.set(model);
      return reply.code(exists ? 204 : 201).send();
    };
    app.get(at(""), (request) => {
      checkWriteAccess(request, service);
      return [...known.values()];
    });
    app.post(at("/insert"), (request, reply) => put(request, reply, false));
    app.post(at("/update"), (request, reply) => put(request, reply, true));
  }
}

function readModel(body: unknown, folder: "customtypes" | "slices"): JsonObject & { id: string } {
  if (!isJsonObject(body) || typeof body.id !== "string") throw writeError(422, "a model needs an id");
  const shared = body.type === "SharedSlice";
  const complete =
    folder === "slices" ? shared && Array.isArray(body.variations) : !shared && isJsonObject(body.json);
  if (!complete) throw writeError(422, `this is not a model for ${folder}`);
  return { ...body, id: body.id };
}
