import type { FastifyPluginAsync } from "fastify";
import { docsPage } from "../description/docs-page.ts";
import { sendStyledPage } from "../security/styled-page.ts";

/** The description of the API: for programs, and as a page to read. */
export const apiDescription: FastifyPluginAsync = async (server) => {
  server.get("/openapi.json", () => server.swagger());
  server.get("/docs", (_request, reply) => sendStyledPage(reply, docsPage(server.swagger())));
};
