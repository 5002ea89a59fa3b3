import type { FastifyInstance } from "fastify";
import { valid } from "../../src/adapters/in-memory/marketing/service-call.ts";
import { type Faults, faultSchema } from "./faults.ts";

/** Lists, adds and removes faults over HTTP. No key is needed. */
export function registerFaultRoutes(app: FastifyInstance, faults: Faults): void {
  app.get("/faults", () => ({ faults: faults.waiting }));
  app.post("/faults", (request, reply) => {
    return reply.code(201).send(faults.add(valid(faultSchema, request.body)));
  });
  app.delete("/faults", (_, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
}
