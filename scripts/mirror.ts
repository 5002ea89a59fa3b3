/**
 * `npm run mirror -- FOLDER`: writes all published pages into a folder for a static server; `current` in it is the
 * newest complete mirror. Exit code 1 if it fails; then the previous mirror stays.
 */
import { createBuiltRenderer } from "../src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "../src/composition/config.ts";
import { DIST } from "../src/composition/folders.ts";
import { createSite } from "../src/composition/site.ts";
import { prepareFolder } from "../src/environment/prepare-folder.ts";
import { EnvironmentError } from "../src/environment/variables.ts";

const [folder, ...others] = process.argv.slice(2);
try {
  const argument = folder === undefined ? {} : { MIRROR_DIR: folder };
  const config = readConfig({ ...process.env, ACCESS_LOG: "false", METRICS_PORT: "", ...argument });
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
