import fp from "fastify-plugin";
import type { Meter } from "../../../ports/meter.ts";

/** Measures every answer by the route that gave it: there are as many routes as the code has, and no more. */
export const measureRequests = fp<{ readonly meter: Meter }>(
  async (server, { meter }) => {
    server.addHook("onResponse", async ({ method, routeOptions }, reply) => {
      const labels = { method, route: routeOptions.url ?? "none", status: String(reply.statusCode) };
      meter.observe("http_request_duration_seconds", labels, reply.elapsedTime / 1_000);
    });
  },
  { name: "measure-requests" },
);
