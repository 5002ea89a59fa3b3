import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { z } from "zod";
import { argumentsOf } from "../../scripts/command-line.ts";
import { operations } from "../../src/ports/marketing-api/operations.ts";

argumentsOf(
  "npm run package:marketing\n\nMeasures install and bundle sizes of the built package, and fails if one exceeds its budget.",
  {},
);

const folder = import.meta.dirname;
/**
 * The archive grows with what it contains: a row and its types take about 300 bytes. The client is in it twice, as
 * an ES module and in CommonJS, each with ky.
 */
const ARCHIVE_BYTES = 140_000 + 300 * operations.length;
/** ky alone takes 8,600 bytes of each program. */
const EXPORTS_BYTES = 31_200;
const CLIENT_BYTES = 24_000;
const ONE_GROUP_BYTES = 19_000;
const ONE_OPERATION_BYTES = 18_500;

const exports = 'import * as client from "marketing-api-client"; console.log(client);';
const client = `import { createMarketingApi } from "marketing-api-client";
console.log(await createMarketingApi().ping.get());`;
const one = `import { createMarketingApiOf } from "marketing-api-client";
import { ping } from "marketing-api-client/catalog";
console.log(await createMarketingApiOf({ ping }).ping.get());`;
const group = one.replaceAll("ping }", "members }").replace("ping.get()", "members.list({ list_id: 'a' })");

for (const [what, bytes, limit] of [
  ["The archive that npm installs", archiveBytes(), ARCHIVE_BYTES],
  ["All exports in a bundle, compressed", await bundleBytes(exports), EXPORTS_BYTES],
  ["The client with all operations in a bundle, compressed", await bundleBytes(client), CLIENT_BYTES],
  ["One group in a bundle, compressed", await bundleBytes(group), ONE_GROUP_BYTES],
  ["One operation in a bundle, compressed", await bundleBytes(one), ONE_OPERATION_BYTES],
] as const) {
  console.log(`${bytes > limit ? "TOO LARGE: " : ""}${what}: ${bytes} of ${limit} bytes.`);
  if (bytes > limit) process.exitCode = 1;
}

function archiveBytes(): number {
  const output = execFileSync("npm", ["pack", "--dry-run", "--json"], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  const sizes = z.union([
    z.array(z.object({ size: z.number() })),
    z.record(z.string(), z.object({ size: z.number() })),
  ]);
  const [size = 0] = Object.values(sizes.parse(JSON.parse(output))).map((archive) => archive.size);
  return size;
}

/** Size of a program that is bundled for a browser or a worker. */
async function bundleBytes(program: string): Promise<number> {
  const entry = join(folder, "program.js");
  const bundles = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    resolve: { conditions: ["browser"] },
    plugins: [
      {
        name: "program",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? program : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  if (!Array.isArray(bundles) && !("output" in bundles))
    throw new Error("Vite watches in place of building.");
  return [bundles]
    .flat()
    .flatMap(({ output }) => output)
    .reduce((sum, chunk) => sum + (chunk.type === "chunk" ? gzipSync(chunk.code).length : 0), 0);
}
