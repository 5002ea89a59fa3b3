import type { FastifyInstance } from "fastify";
import { invalidResource } from "../../src/adapters/in-memory/marketing/problems.ts";
import { type Faults, faultSchema } from "./faults.ts";

/** The control of faults over HTTP: list, order, call off. It asks for no key. */
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
