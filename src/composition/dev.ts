import { existsSync } from "node:fs";
import middie from "@fastify/middie";
import { createServer } from "vite";
import { createDevRenderer } from "../adapters/http/rendering/dev-renderer.ts";
import { rejectForeignEncoding } from "../environment/env-file.ts";
import { onNpmExit } from "../environment/npm.ts";
import { readConfig } from "./config.ts";
import { createSite } from "./site.ts";

// When Node's watcher is stopped, this process has to stop too.
const watcher = process.ppid;
onNpmExit(() => process.kill(process.ppid === watcher ? watcher : process.pid, "SIGTERM"));

// With `--env-file-if-exists`, Node's watcher crashes on exit if the file does not exist, and leaves this process
// running (nodejs/node#64819).
rejectForeignEncoding(".env");
if (existsSync(".env")) process.loadEnvFile();
const config = readConfig(process.env);
const vite = await createServer({ appType: "custom", server: { middlewareMode: true } });
const site = await createSite(config, createDevRenderer(vite));
await site.register(middie);
site.use(vite.middlewares);
// No graceful shutdown: the next run needs the ports at once.
await site.listen(config);
