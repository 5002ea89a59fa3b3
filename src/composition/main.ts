import { DEFAULT_CONNECTION_LIMITS } from "../adapters/http/connections/connection-limits.ts";
import { clientFiles } from "../adapters/http/plugins/client-files.ts";
import { createBuiltRenderer } from "../adapters/http/rendering/built-renderer.ts";
import {
  connectionsWithinLimit,
  envFilesIn,
  prepareFolder,
  rejectForeignEncoding,
} from "../environment/preconditions.ts";
import { startProgram } from "../environment/start-program.ts";
import { DIST } from "./folders.ts";
import { readConfig } from "./read-config.ts";
import { runSite } from "./run-site.ts";
import { createSite } from "./site.ts";

await startProgram(async () => {
  envFilesIn(process.execArgv).forEach(rejectForeignEncoding);
  const config = readConfig(process.env);
  prepareFolder(config.dataFolder, "DATA_DIR");
  const maxConnections = connectionsWithinLimit(DEFAULT_CONNECTION_LIMITS.maxConnections);
  const options = { hasLoadShedding: true, connections: { maxConnections } };
  const site = await createSite(config, await createBuiltRenderer(DIST), undefined, options);
  site.register(clientFiles, { folder: `${DIST}/client` });
  await runSite(site, config);
});
