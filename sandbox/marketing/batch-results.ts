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

/** Replaces the data URLs of results in an answer about batches by URLs of this sandbox. */
export function withResultAddresses(answer: unknown, request: FastifyRequest, prefix: string): unknown {
  const batches = fieldOf(answer, "batches");
  if (Array.isArray(batches) && typeof answer === "object") {
    return { ...answer, batches: batches.map((batch) => withResultAddresses(batch, request, prefix)) };
  }
  const [id, url] = [fieldOf(answer, "id"), fieldOf(answer, "response_body_url")];
  if (typeof answer !== "object" || typeof url !== "string" || !url.startsWith(DATA_URL)) return answer;
  const folder = `${request.protocol}://${request.host}${prefix}${FOLDER}`;
  return { ...answer, response_body_url: `${folder}/${encodeURIComponent(String(id))}.tar.gz` };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
