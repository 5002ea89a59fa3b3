import "./tick-shape.ts";
import { clientFiles } from "../adapters/http/plugins/client-files.ts";
import { createBuiltRenderer } from "../adapters/http/rendering/built-renderer.ts";
import { EnvironmentError } from "../environment/variables.ts";
import { readConfig } from "./config.ts";
import { DIST } from "./folders.ts";
import { createSite, runSite } from "./site.ts";

try {
  const config = readConfig(process.env);
  const site = await createSite(config, await createBuiltRenderer(DIST), undefined, { shedsLoad: true });
  site.register(clientFiles, { folder: `${DIST}/client` });
  await runSite(site, config);
} catch (error) {
  const reason = reasonOf(error);
  if (reason === undefined) throw error;
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}

/** In one line, what an operator can mend; `undefined` for what only a developer can. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof EnvironmentError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    return `PORT: something else listens there already (${error.message})`;
  }
  return undefined;
}
