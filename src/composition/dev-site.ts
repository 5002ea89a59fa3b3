import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";
import { createDevRenderer } from "../adapters/http/rendering/dev-renderer.ts";
import { readConfig } from "./config.ts";
import { createSite } from "./site.ts";

/** Starts the site for development. */
export async function listen(vite: ViteDevServer): Promise<FastifyInstance> {
  const config = readConfig(process.env);
  const site = await createSite(config, createDevRenderer(vite));
  await site.register(middie);
  site.use(vite.middlewares);
  await site.listen(config);
  return site;
}
