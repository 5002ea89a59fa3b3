import { clientFiles } from "../adapters/http/plugins/client-files.ts";
import { createBuiltRenderer } from "../adapters/http/rendering/built-renderer.ts";
import { ConfigError, readConfig } from "./config.ts";
import { DIST } from "./folders.ts";
import { createSite, runSite } from "./site.ts";

try {
  const config = readConfig(process.env);
  const site = await createSite(config, await createBuiltRenderer(DIST));
  site.register(clientFiles, { folder: `${DIST}/client` });
  await runSite(site, config);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
