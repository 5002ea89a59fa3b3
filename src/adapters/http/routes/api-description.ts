import type { FastifyPluginAsync } from "fastify";

/** The description of the API, as OpenAPI. */
export const apiDescription: FastifyPluginAsync = async (server) => {
  server.get("/openapi.json", () => server.swagger());
};
