import type { FastifyPluginAsync } from "fastify";
import { docsPage } from "../description/docs-page.ts";
import { sendStyledPage } from "../security/styled-page.ts";

/** The API documentation: as OpenAPI, and as a page. */
export const apiDescription: FastifyPluginAsync = async (server) => {
  server.get("/openapi.json", () => server.swagger());
  server.get("/docs", (_request, reply) => sendStyledPage(reply, docsPage(server.swagger())));
};
