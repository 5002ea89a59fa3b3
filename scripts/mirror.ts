/**
 * Writes all that is published into a folder that any static server can show, `npm run mirror -- FOLDER`: the folder's
 * `current` is the newest mirror that is whole. Ends with 1 where none could be written; the one before then stays.
 */
import { createBuiltRenderer } from "../src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "../src/composition/config.ts";
import { prepareFolder } from "../src/composition/data-folder.ts";
import { DIST } from "../src/composition/folders.ts";
import { createSite } from "../src/composition/site.ts";
import { EnvironmentError } from "../src/environment/variables.ts";

const [folder, ...others] = process.argv.slice(2);
try {
  const named = folder === undefined ? {} : { MIRROR_DIR: folder };
  const config = readConfig({ ...process.env, ACCESS_LOG: "false", METRICS_PORT: "", ...named });
  if (config.mirrorFolder === undefined || others.length > 0) {
    throw new EnvironmentError("Usage: npm run mirror -- FOLDER");
  }
  prepareFolder(config.dataFolder, "DATA_DIR");
  prepareFolder(config.mirrorFolder, "MIRROR_DIR", 0o755);
  const site = await createSite(config, await createBuiltRenderer(DIST));
  try {
    await site.ready();
    await site.mirror?.update();
    process.stdout.write(`${config.mirrorFolder}/current\n`);
  } finally {
    await site.close();
  }
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
