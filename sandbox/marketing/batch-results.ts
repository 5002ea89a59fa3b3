import type { FastifyInstance, FastifyRequest } from "fastify";
import { notFound } from "../../src/adapters/in-memory/marketing/problems.ts";
import type { Perform } from "../../src/ports/marketing-api/api.ts";
import { catalog } from "../../src/ports/marketing-api/catalog.ts";
import { requestOf } from "../../src/ports/marketing-api/request.ts";

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
  const [id, url] = [fieldOf(data, "id"), fieldOf(data, "response_body_url")];
  if (typeof data !== "object" || typeof url !== "string" || !url.startsWith(DATA_URL)) return data;
  const folder = `${request.protocol}://${request.host}${prefix}${FOLDER}`;
  return { ...data, response_body_url: `${folder}/${encodeURIComponent(String(id))}.tar.gz` };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
