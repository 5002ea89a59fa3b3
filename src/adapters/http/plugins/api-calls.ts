import fp from "fastify-plugin";
import type { ApiCall, ApiOperation } from "../description/operation.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Every call of the API that there is, whoever answers it. */
    readonly apiCalls: readonly ApiCall[];
  }
  interface FastifyContextConfig {
    /** What a call of the API takes and answers. */
    readonly operation?: ApiOperation;
  }
}

/** Keeps a list of the API's calls as routes are added, to describe them and to know which methods they have. */
export const apiCalls = fp(
  async (server) => {
    const calls: ApiCall[] = [];
    server.decorate("apiCalls", calls);
    server.addHook("onRoute", ({ method, url, config }) => {
      if (!url.startsWith("/api/") || url.includes("*")) return;
      for (const each of [method].flat())
        calls.push({ method: each, path: url, operation: config?.operation });
    });
  },
  { name: "api-calls" },
);
