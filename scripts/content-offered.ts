/** `npm run content:offered`: writes the models that the site's editors are offered. See `--help`. */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isJsonObject, type JsonObject, parsed as parsedJson } from "../sandbox/content/json.ts";
import { offeredModels } from "../sandbox/content/models.ts";
import { modelsOf } from "../src/adapters/prismic/prismic-capability.ts";
import { capabilitiesOf, missingOf } from "../src/composition/capabilities.ts";
import type { Capability } from "../src/composition/capability.ts";
import { exitCodeOf, parsed, ROOT, UsageError } from "./command-line.ts";

const HELP = `Writes the content models without those of capabilities that the brand switches off, for the vendor's tool.

  npm run content:offered -- FOLDER

  FOLDER    is made, and has to be empty
  --help
`;

/**
 * The files of `content/` that are left without some capabilities, by path within it. A model has its text, any other file
 * is as it was.
 */
export function offeredFiles(
  root: string,
  switchedOff: readonly Capability[],
): ReadonlyMap<string, string | undefined> {
  const content = join(root, "content");
  const own = switchedOff.map(({ prismic }) => modelsOf(prismic));
  const unused = {
    models: own.flatMap(({ slices, customTypes }) => [...slices, ...customTypes]),
    fieldsOf: (type: string) => switchedOff.flatMap(({ prismic }) => prismic.fields?.[type] ?? []),
  };
  const models = globSync(["customtypes/*/index.json", "slices/*/model.json"], { cwd: content }).map(
    (path) => {
      const [model] = offeredModels([readModel(join(content, path))], unused);
      return [path, model && `${JSON.stringify(model, null, 2)}\n`] as const;
    },
  );
  const gone = models.flatMap(([path, text]) => (text === undefined ? `${dirname(path)}/` : []));
  const others = globSync(["*.json", "slices/*/*.png"], { cwd: content });
  return new Map(
    [...others.map((path) => [path, undefined] as const), ...models].filter(
      ([path]) => !gone.some((folder) => path.startsWith(folder)),
    ),
  );
}

function readModel(file: string): JsonObject {
  const model = parsedJson(readFileSync(file, "utf8"));
  if (!isJsonObject(model)) throw new Error(`${file} is no model`);
  return model;
}

if (import.meta.main)
  process.exitCode = await exitCodeOf(() => {
    const { positionals, values } = parsed({
      allowPositionals: true,
      options: { help: { type: "boolean" } },
    });
    if (values.help) return console.log(HELP);
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new UsageError("name one folder");
    if (globSync("*", { cwd: folder }).length > 0) throw new UsageError(`${folder} is not empty`);
    for (const [path, text] of offeredFiles(ROOT, missingOf(capabilitiesOf()))) {
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      if (text === undefined) cpSync(join(ROOT, "content", path), target);
      else writeFileSync(target, text);
    }
    console.log(`In ${folder}, commit the models, and run npx prismic push`);
  });
