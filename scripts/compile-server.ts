// Has the server's code compiled and kept (`NODE_COMPILE_CACHE`), stripped of its types, so that a process starts in
// half the time: a step of `npm run build`. Node compiles a function when it is first called, so the site is put to
// work once.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clientFiles } from "../src/adapters/http/plugins/client-files.ts";
import { createBuiltRenderer } from "../src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "../src/composition/config.ts";
import { DIST } from "../src/composition/folders.ts";
import { createSite } from "../src/composition/site.ts";

const data = await mkdtemp(join(tmpdir(), "compile-server-"));
const site = await createSite(
  readConfig({ LOG_LEVEL: "silent", DATA_DIR: data }),
  await createBuiltRenderer(DIST),
);
site.register(clientFiles, { folder: `${DIST}/client` });
const origin = await site.listen({ host: "127.0.0.1", port: 0 });
for (const path of ["/", "/search", "/favicon.svg"]) await (await fetch(origin + path)).arrayBuffer();
await site.close();
await rm(data, { recursive: true });
