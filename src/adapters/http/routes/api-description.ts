import type { FastifyPluginAsync } from "fastify";
import { docsPage } from "../description/docs-page.ts";
import { openApiOf } from "../description/openapi.ts";
import { sendStyledPage } from "../security/styled-page.ts";

/** The description of the API: for programs, and as a page to read. */
export const apiDescription: FastifyPluginAsync = async (server) => {
  // HEAD comes with every GET and needs no words.
  const calls = () =>
    server.apiCalls
      .filter(({ method }) => method !== "HEAD")
      .sort((one, other) => one.path.localeCompare(other.path));
  server.get("/openapi.json", () => openApiOf(calls()));
  server.get("/docs", (_request, reply) => sendStyledPage(reply, docsPage(calls())));
};
