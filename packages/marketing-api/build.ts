import { execFileSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, posix, relative } from "node:path";
import { build, minifySync } from "vite";
import { argumentsOf } from "../../scripts/command-line.ts";
import { withRoutes } from "./operation-comments.ts";
import { reachableFrom } from "./reachable.ts";

argumentsOf(
  "npm run package:marketing\n\nBuilds the package of the marketing client into packages/marketing-api/dist.",
  {},
);

const PORT = "src/ports/marketing-api";
/** Folders whose declarations become one file, which makes the archive smaller. */
const FOLDERS = ["types", "catalog"].map((name) => `${PORT}/${name}`);
/** Says which groups the catalog has, so it stays a module of its own. */
const GROUPS = `${PORT}/catalog/groups.d.ts`;
const MERGED = "types/all";
const IMPORT = /^import type \{[^}]*\} from "([^"]+)";\n/gm;
const INLINE_IMPORT = /import\("([^"]+)"\)\.(\w+)/g;
/** Paths, as imported, of modules that are in the merged file as well. */
const MERGED_TOO = /^\.\/|^\.\.\/(?:types|catalog)\//;

/** Merges the declarations of all folders in `FOLDERS` into one file. */
function mergeDeclarations(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  const merged: (readonly [path: string, text: string])[] = [];
  for (const [path, text] of files) {
    if (path === GROUPS) kept.set(path, text.replaceAll(/"\.\/[\w-]+\.js"/g, `"../${MERGED}.js"`));
    else if (FOLDERS.includes(posix.dirname(path))) merged.push([path, text]);
    else kept.set(path, redirected(text));
  }
  // Files of one group come one after another: what they have in common compresses best when it is near.
  const texts = merged.sort(([a], [b]) => posix.basename(a).localeCompare(posix.basename(b), "en"));
  kept.set(`${PORT}/${MERGED}.d.ts`, oneOf(texts.map(([, text]) => text)));
  return kept;
}

function redirected(text: string): string {
  return text.replaceAll(/(["/])(?:types|catalog)\/(?!groups\.js)[\w-]+\.js"/g, `$1${MERGED}.js"`);
}

function oneOf(texts: readonly string[]): string {
  const imports = new Set<string>();
  const bodies = texts.map((text) =>
    text
      .replaceAll(IMPORT, (statement, from: string) => {
        if (!MERGED_TOO.test(from)) imports.add(statement);
        return "";
      })
      .replaceAll(INLINE_IMPORT, (_, from: string, name: string) => {
        if (!MERGED_TOO.test(from)) imports.add(`import type { ${name} } from "${from}";\n`);
        return name;
      }),
  );
  return [...imports, ...bodies].join("");
}

const folder = import.meta.dirname;
const root = join(folder, "../..");
const dist = join(folder, "dist");

const nameOf = (path: string) => relative(root, path).replace(/\.ts$/, "");

/**
 * Modules that are not in the shared chunk: those with all operations, and those that define operations, which operations
 * have to load first.
 */
const APART =
  /\/(operation|parameters|catalog|operations|batches|sync-members|create-marketing-api|rest-marketing-api)$/;

/**
 * Each group of operations is one file, so that a bundler includes only the groups that are used. Code that all calls
 * need is one file, and so are the client, which loads ky, and each part that is independent of it.
 */
function chunkOf(id: string): string | null {
  const name = nameOf(id);
  const [, part] = /^src\/(?:ports|adapters)\/(marketing-api|esp-rest)\/[^/]+$/.exec(name) ?? [];
  if (part !== undefined && !APART.test(name)) return part === "esp-rest" ? "client" : "core";
  if (/^src\/(ports|adapters\/esp-rest)\//.test(name)) return name;
  return /(in-memory|sandbox|nanotar)\//.exec(name)?.[1] ?? null;
}

rmSync(dist, { recursive: true, force: true });
const entries = globSync("src/*.ts", { cwd: folder }).map((path) => join(folder, path));

const built = await build({
  root,
  configFile: false,
  logLevel: "warn",
  // Dependencies are bundled, except for those of the manifest.
  ssr: { noExternal: true, external: ["fastify", "ky", "zod"] },
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
        // Node prints the line that throws, so code keeps its lines.
        comments: false,
      },
    },
  },
});

// The licences of what is bundled require that they come with it.
const chunks = [built].flat().flatMap((part) => ("output" in part ? part.output : []));
const bundled = chunks.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
for (const id of bundled) {
  const [, path, name = ""] = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(id) ?? [];
  if (path === undefined) continue;
  mkdirSync(join(dist, "licenses", name), { recursive: true });
  // Under the name of the package's own, next to which npm packs it: so it takes almost no space.
  copyFileSync(join(path, "LICENSE"), join(dist, "licenses", name, "LICENSE"));
}

// The largest parts get short local names; errors show the names of their classes.
const short = {
  mangle: { keepNames: { class: true, function: false } },
  codegen: { removeWhitespace: false },
};
for (const part of ["in-memory.js", "nanotar.js", "sandbox.js"]) {
  writeFileSync(join(dist, part), minifySync(part, readFileSync(join(dist, part), "utf8"), short).code);
}

const tsc = join(root, "node_modules/typescript/bin/tsc");
execFileSync(process.execPath, [tsc, "-p", folder, "--outDir", dist], { stdio: "inherit" });
const declarations = globSync("**/*.d.ts", { cwd: dist });
const typed = entries.filter((path) => !path.endsWith("bin.ts"));
const roots = typed.map((path) => `${nameOf(path)}.d.ts`);
const needed = mergeDeclarations(
  reachableFrom(roots, (path) => withRoutes(readFileSync(join(dist, path), "utf8"))),
);
for (const path of declarations) {
  if (!needed.has(path)) rmSync(join(dist, path));
}
for (const [path, text] of needed) writeFileSync(join(dist, path), text);
