import { execFileSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { build, type InlineConfig } from "vite";
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

/** Entries for programs: each one file that loads no other, as an ES module and in CommonJS. */
const FLAT = ["index", "catalog", "webhooks"];
/** What only tests and trials load is in CommonJS, with shared parts; its ES modules refer to it. */
const SHARED = globSync("src/*.ts", { cwd: folder })
  .map((path) => posix.basename(path.replaceAll("\\", "/"), ".ts"))
  .filter((name) => !FLAT.includes(name) && name !== "exports");

const sourceOf = (name: string) => join(folder, "src", `${name}.ts`);

/** Local names are short, and lines stay: Node prints the line that throws. Errors show the names of their classes. */
const SHORT = {
  compress: false,
  mangle: { keepNames: { class: true, function: false } },
  codegen: { removeWhitespace: false },
} as const;

/** Bundles entries with their dependencies, except for the optional ones. Returns the modules they contain, and their exports. */
async function bundled(
  names: readonly string[],
  output: NonNullable<NonNullable<InlineConfig["build"]>["rolldownOptions"]>["output"] & object,
) {
  const built = await build({
    root,
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true, external: ["fastify", "zod"] },
    build: {
      ssr: true,
      outDir: dist,
      emptyOutDir: false,
      target: "node20",
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, sourceOf(name)])),
        // Bundlers leave out what a program does not use if its calls are annotated.
        output: {
          comments: { annotation: true, jsdoc: false, legal: false },
          minify: SHORT,
          exports: "named",
          ...output,
        },
      },
    },
  });
  const chunks = [built].flat().flatMap((part) => ("output" in part ? part.output : []));
  return chunks.flatMap((chunk) => (chunk.type === "chunk" ? [chunk] : []));
}

rmSync(dist, { recursive: true, force: true });
const chunks = await bundled(SHARED, {
  format: "cjs",
  entryFileNames: "[name].cjs",
  chunkFileNames: "[name].cjs",
  codeSplitting: true,
});
for (const { name, isEntry, exports } of [...chunks]) {
  if (!isEntry || name === "bin") continue;
  const names = exports.filter((one) => /^\w+$/.test(one) && one !== "default");
  const module = `import all from "./${name}.cjs";\nexport const { ${names.join(", ")} } = all;\n`;
  const usual = exports.includes("default") ? "export default all.default;\n" : "";
  writeFileSync(join(dist, `${name}.js`), module + usual);
}
for (const name of FLAT) {
  for (const [format, extension] of [
    ["es", "js"],
    ["cjs", "cjs"],
  ] as const) {
    const entryFileNames = `[name].${extension}`;
    chunks.push(...(await bundled([name], { format, entryFileNames, codeSplitting: false })));
  }
}

// The licences of what is bundled require that they come with it.
for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) {
  const [, path, name = ""] = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(id) ?? [];
  if (path === undefined) continue;
  mkdirSync(join(dist, "licenses", name), { recursive: true });
  copyFileSync(
    join(path, globSync("{LICENSE,license}", { cwd: path })[0] ?? ""),
    join(dist, "licenses", name, "LICENSE"),
  );
}

const tsc = join(root, "node_modules/typescript/bin/tsc");
execFileSync(process.execPath, [tsc, "-p", folder, "--outDir", dist], { stdio: "inherit" });
const ENTRIES = "packages/marketing-api/src";
const declarations = globSync("**/*.d.ts", { cwd: dist });
const typed = [...FLAT, ...SHARED].filter((name) => name !== "bin");
const roots = typed.map((name) => `${ENTRIES}/${name}.d.ts`);
const needed = mergeDeclarations(
  reachableFrom(roots, (path) => withRoutes(readFileSync(join(dist, path), "utf8"))),
);
for (const path of declarations) rmSync(join(dist, path));
rmSync(join(dist, "packages"), { recursive: true });
// The declarations are those of CommonJS, which ES modules can import; the other way round is an error before TypeScript 5.9.
for (const [path, text] of needed) {
  const isEntry = path.startsWith(`${ENTRIES}/`);
  const target = join(dist, (isEntry ? path.slice(ENTRIES.length + 1) : path).replace(/\.ts$/, ".cts"));
  mkdirSync(dirname(target), { recursive: true });
  // Who checks the types of libraries would check those of another package, and need what they need.
  const [foreign] = /(?:from |import\()"[^."][^"]*"/.exec(text) ?? [];
  if (foreign !== undefined) throw new Error(`The declarations in ${path} need another package: ${foreign}`);
  const moved = isEntry ? text.replaceAll(/"(?:\.\.\/)+(src|sandbox)\//g, `"${upFrom(path)}$1/`) : text;
  writeFileSync(target, moved.replaceAll(/((?:from |import\()"\.[^"]+)\.js"/g, '$1.cjs"'));
}
for (const name of typed) {
  const usual = chunks.some((chunk) => chunk.name === name && chunk.exports.includes("default"));
  const both = `export * from "./${name}.cjs";\n${usual ? `export { default } from "./${name}.cjs";\n` : ""}`;
  writeFileSync(join(dist, `${name}.d.ts`), both);
}

/** The way from an entry's declarations, or those below it, to the folder of all. */
function upFrom(path: string): string {
  return "../".repeat(path.slice(ENTRIES.length + 1).split("/").length - 1) || "./";
}
