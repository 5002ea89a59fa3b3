/** `npm run package:marketing`: builds the marketing client's package into `packages/marketing-api/dist`. */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build, minifySync, type Plugin } from "vite";
import { reachableFrom } from "./reachable.ts";

const folder = import.meta.dirname;
const root = join(folder, "../..");
const dist = join(folder, "dist");
const SIGNATURES = "scripts/marketing/signatures.json";

const nameOf = (path: string) => relative(root, path).replace(/\.ts$/, "");

/** The client is shipped a module a file, of which a bundler takes what is used; what stands beside it in one file a part. */
function chunkOf(id: string): string | null {
  const name = nameOf(id);
  if (/^src\/(ports|adapters\/esp-rest)\//.test(name)) return name;
  return /(in-memory|sandbox|scripts)\//.exec(name)?.[1] ?? null;
}

rmSync(dist, { recursive: true, force: true });
const entries = globSync("src/*.ts", { cwd: folder }).map((path) => join(folder, path));

/** The command is called otherwise by those who have installed it. */
const commandNames: Plugin = {
  name: "command-names",
  transform: (code, id) =>
    nameOf(id).startsWith("scripts/marketing/")
      ? code
          .replaceAll("npm run --silent marketing --", "npx marketing-api-client")
          .replaceAll("npm run sandbox", "npx marketing-api-client sandbox")
      : undefined,
};

await build({
  root,
  configFile: false,
  logLevel: "warn",
  plugins: [commandNames],
  // What a dependency needs to run is bundled; undici is the user's own.
  ssr: { noExternal: true, external: ["fastify", "undici", "zod"] },
  build: {
    ssr: true,
    outDir: dist,
    target: "node20",
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: Object.fromEntries(entries.map((path) => [nameOf(path), path])),
      preserveEntrySignatures: "allow-extension",
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, debugName: "parts" }],
        },
        comments: false,
        // The client's names stay: an error shows them.
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
});

for (const part of ["in-memory.js", "sandbox.js", "scripts.js"]) {
  writeFileSync(join(dist, part), minifySync(part, readFileSync(join(dist, part), "utf8")).code);
}

execFileSync(
  process.execPath,
  [join(root, "node_modules/typescript/bin/tsc"), "-p", folder, "--outDir", dist],
  {
    stdio: "inherit",
  },
);
const declarations = globSync("**/*.d.ts", { cwd: dist });
const typed = entries.filter((path) => !/-(node|loader)\.ts$|bin\.ts$/.test(path));
const roots = typed.map((path) => `${nameOf(path)}.d.ts`);
const needed = reachableFrom(roots, (path) => readFileSync(join(dist, path), "utf8"));
for (const path of declarations) {
  if (!needed.has(path)) rmSync(join(dist, path));
}
for (const [path, text] of needed) writeFileSync(join(dist, path), text);
writeFileSync(
  join(dist, "signatures.json"),
  JSON.stringify(JSON.parse(readFileSync(join(root, SIGNATURES), "utf8"))),
);
