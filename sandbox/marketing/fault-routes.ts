import type { FastifyInstance } from "fastify";
import { invalidResource } from "../../src/adapters/in-memory/marketing/problems.ts";
import { type Faults, faultSchema } from "./faults.ts";

/** Lists, adds and removes faults over HTTP. No key is needed. */
export function registerFaultRoutes(app: FastifyInstance, faults: Faults): void {
  app.get("/faults", () => ({ faults: faults.waiting }));
  app.post("/faults", (request, reply) => {
    const order = faultSchema.safeParse(request.body);
    if (!order.success) {
      throw invalidResource(
        ...order.error.issues.map(({ path, message }) => ({ field: path.join("."), message })),
      );
    }
    return reply.code(201).send(faults.add(order.data));
  });
  app.delete("/faults", (_, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
}
