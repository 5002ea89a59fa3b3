import middie from "@fastify/middie";
import type { FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";
import { loadContent } from "../../sandbox/content/loader.ts";
import { createDevRenderer } from "../adapters/http/rendering/dev-renderer.ts";
import { prepareFolder } from "../environment/preconditions.ts";
import { MODELS, SAMPLE } from "./folders.ts";
import { readConfig } from "./read-config.ts";
import { listen } from "./run-site.ts";
import { createSite } from "./site.ts";

/**
 * Prepares the site for development. Rejects with `EnvironmentError` if it could not start with the settings and the sample
 * content of now, so that one that runs need not be stopped for that.
 *
 * @returns Starts it.
 */
export async function prepareSite(vite: ViteDevServer): Promise<() => Promise<FastifyInstance>> {
  const config = readConfig(process.env);
  prepareFolder(config.dataFolder, "DATA_DIR");
  if (config.content.from === "sandbox") loadContent(SAMPLE, MODELS);
  return async () => {
    const site = await createSite(config, createDevRenderer(vite));
    await site.register(middie);
    site.use(vite.middlewares);
    await listen(site, config);
    return site;
  };
}
