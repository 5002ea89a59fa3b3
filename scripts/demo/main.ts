/**
 * `npm run demo`: starts the site with both sandboxes, and a guide page that demonstrates each feature with one click.
 * Everything listens on localhost only. Changes to the content are lost at the end.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onNpmExit } from "../../src/environment/npm.ts";
import { openDemo } from "./demo.ts";

const folder = mkdtempSync(join(tmpdir(), "demo-"));
const demo = await openDemo({ folder, port: Number(process.env.PORT ?? 3000) });
console.log(`Open ${demo.guide}`);
const stop = () => void demo.close().then(() => process.exit(0));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);
onNpmExit(stop);
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
await once(demo.site, "exit");
process.exit(1);
