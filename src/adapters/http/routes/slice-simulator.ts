import type { FastifyReply } from "fastify";
import { z } from "zod";
import type { Routes } from "../site-parts.ts";

const PATH = "/slice-simulator";

/** A page may have this many slices. */
const slicesSchema = z.array(z.unknown()).max(100);

const route = { config: { limited: "previews" }, schema: { body: slicesSchema } } as const;

/**
 * `/slice-simulator`: the page that the content service's page builder frames. Its script posts the slices that it is
 * sent, and gets the same document with these as sections. Only JSON is a list, so that no form of another site can
 * have the visitor's browser show what it likes.
 */
export const sliceSimulatorRoutes: Routes = async (server, { contentAt, sliceSimulator, renderDocument }) => {
  if (!sliceSimulator) return;
  server.get(PATH, (_request, reply) => show([], reply));
  server.post(PATH, route, ({ body }, reply) => show(body, reply));

  async function show(slices: readonly unknown[], reply: FastifyReply) {
    const result = await renderDocument({ kind: "slice-simulator", slices }, await contentAt());
    if (result.outcome !== "document") return reply.callNotFound();
    return reply.code(result.status).headers(result.headers).send(result.body);
  }
};
