import middie from "@fastify/middie";
import { createServer } from "vite";
import { createDevRenderer } from "../adapters/http/rendering/dev-renderer.ts";
import { readConfig } from "./config.ts";
import { createSite } from "./site.ts";

const config = readConfig(process.env);
const vite = await createServer({ appType: "custom", server: { middlewareMode: true } });
const site = await createSite(config, createDevRenderer(vite));
await site.register(middie);
site.use(vite.middlewares);
// No graceful stop here: the next run, with the changed sources, waits for this one's ports.
await site.listen(config);
