import { sendPublished } from "../page-cache/send-published.ts";
import type { Routes } from "../site-parts.ts";

/** The description of the API, as OpenAPI. */
export const apiDescription: Routes = async (server, { cache }) => {
  server.get("/openapi.json", (request, reply) =>
    sendPublished(request, reply, { cache, path: "/api/openapi.json" }, async () => ({
      type: "application/json; charset=utf-8",
      body: JSON.stringify(server.swagger()),
      headers: { "cross-origin-resource-policy": "same-origin" },
    })),
  );
};
