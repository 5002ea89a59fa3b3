import { existsSync } from "node:fs";
import middie from "@fastify/middie";
import { createServer } from "vite";
import { createDevRenderer } from "../adapters/http/rendering/dev-renderer.ts";
import { onNpmExit } from "../environment/npm.ts";
import { readConfig } from "./config.ts";
import { createSite } from "./site.ts";

// Node's watcher, which started this process, ends it with itself; alone it would wait for changes for good.
const watcher = process.ppid;
onNpmExit(() => process.kill(process.ppid === watcher ? watcher : process.pid, "SIGTERM"));

// With the option for a file that need not be there, Node's watcher falls over when it is asked to stop and there is
// none, and leaves this process behind (nodejs/node#64819).
if (existsSync(".env")) process.loadEnvFile();
const config = readConfig(process.env);
const vite = await createServer({ appType: "custom", server: { middlewareMode: true } });
const site = await createSite(config, createDevRenderer(vite));
await site.register(middie);
site.use(vite.middlewares);
// No graceful stop here: the next run, with the changed sources, waits for this one's ports.
await site.listen(config);
