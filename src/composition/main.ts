import "./tick-shape.ts";
import { clientFiles } from "../adapters/http/plugins/client-files.ts";
import { createBuiltRenderer } from "../adapters/http/rendering/built-renderer.ts";
import { EnvironmentError } from "../environment/variables.ts";
import { readConfig } from "./config.ts";
import { DIST } from "./folders.ts";
import { createSite, runSite } from "./site.ts";

try {
  const config = readConfig(process.env);
  const site = await createSite(config, await createBuiltRenderer(DIST), undefined, {
    hasLoadShedding: true,
  });
  site.register(clientFiles, { folder: `${DIST}/client` });
  await runSite(site, config);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  // What has been opened already, such as the port of the figures, would keep the process.
  process.exit(1);
}
