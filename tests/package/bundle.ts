import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { project, root } from "./installed.ts";
import type { Runtime } from "./runtimes.ts";

const NAME = "marketing-api-client";

/** Package entries that replace modules of the project. */
const shipped: Readonly<Record<string, string>> = {
  "src/adapters/esp-rest/rest-marketing-api.ts": `export { createMarketingApi as createRestMarketingApi, createMarketingApiOf as createRestApi } from "${NAME}";`,
  "src/adapters/esp-rest/batches.ts": `export { createBatch } from "${NAME}";`,
  "src/ports/marketing-api/errors.ts": `export { isComplianceState, isForgottenEmail, isInvalidResource, isMemberExists, isRateLimited, MarketingApiError } from "${NAME}";`,
  "src/adapters/esp-rest/resume-batch.ts": `export { resumeBatch } from "${NAME}";`,
  "src/adapters/esp-rest/sync-members.ts": `export { syncMembers } from "${NAME}";`,
  "src/ports/marketing-api/catalog.ts": `export { catalog } from "${NAME}/catalog";`,
  "src/ports/marketing-api/operation.ts": `export { op, shape } from "${NAME}/catalog";`,
  "src/ports/marketing-api/parameters.ts": `export { PAGE } from "${NAME}/catalog";`,
  "src/ports/marketing-api/operations.ts": `export { findOperation, operations } from "${NAME}/catalog";`,
  "src/ports/marketing-api/subscriber-hash.ts": `export { subscriberHash } from "${NAME}";`,
  "src/ports/marketing-api/webhook-signature.ts": `export { verifyWebhookSignature } from "${NAME}/webhooks";`,
  "src/ports/marketing-api/webhooks.ts": `export { parseWebhook } from "${NAME}/webhooks";`,
  "src/adapters/in-memory/marketing/in-memory-marketing-api.ts": `export { createFakeMarketingApi as createInMemoryMarketingApi } from "${NAME}/fake";`,
};

/**
 * Bundles a program into the project with the installed package, and replaces its imports of the project's modules by the
 * package, which the bundle includes for a worker.
 */
export async function bundle(entry: string, file: string, { withPackage = false } = {}): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    ssr: {
      target: "webworker",
      noExternal: true,
      external: withPackage ? [] : [NAME],
      resolve: { conditions: ["workerd", "worker"] },
    },
    plugins: [
      {
        name: "package-in-place-of-sources",
        enforce: "pre",
        resolveId(id) {
          if (id === "vitest") return join(import.meta.dirname, "portable/vitest.ts");
          if (id.startsWith(NAME)) {
            return withPackage
              ? this.resolve(id, join(project, "program.js"), { skipSelf: true })
              : { id, external: true };
          }
          return undefined;
        },
        load: (id) => shipped[id.slice(root.length)],
      },
    ],
    build: {
      ssr: true,
      outDir: project,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "node20",
      minify: false,
      rolldownOptions: {
        input: { [file]: entry },
        treeshake: { moduleSideEffects: false },
        output: { entryFileNames: "[name]", codeSplitting: false },
      },
    },
  });
}

/** Runs the text of a program, which exports `main`, with the installed package; returns the result. */
export async function outcomeOf(
  { name, isBundled, run }: Runtime,
  what: string,
  text: string,
): Promise<unknown> {
  const file = `${what}-${name.toLowerCase().replaceAll(/\W/g, "")}.js`;
  const entry = join(project, `source-of-${file.replace(".js", ".ts")}`);
  writeFileSync(entry, text);
  await bundle(entry, file, { withPackage: isBundled });
  return JSON.parse(await run(project, file));
}
