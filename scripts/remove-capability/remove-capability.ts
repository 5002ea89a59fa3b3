import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { CapabilityName } from "../../brand/schema.ts";
import { capabilityOf } from "../../checks/imports/capabilities.ts";
import { modelsOf, type OwnModels } from "../../src/adapters/prismic/prismic-capability.ts";
import { capabilitiesOf, metricsOf } from "../../src/composition/capabilities.ts";
import { configuredOf } from "../../src/composition/read-config.ts";
import { CommandError } from "../command-line.ts";
import { documentsOf, removeFromDocuments } from "./documents-without.ts";
import { removeFromOperations } from "./operations-without.ts";
import { dependentsOf, importsOf } from "./project-imports.ts";
import { isRegistration, unregister } from "./registrations.ts";
import { removeFromSample } from "./sample-without.ts";

/**
 * Deletes what only a capability needs, and takes it out of the lists: its folders, ports and adapters, its texts, its content
 * models with their sample, its document, its metrics in `ops/`, and the tests that import one of its files or name one of its
 * kinds, types and variables.
 *
 * @returns The deleted files and folders.
 * @throws {CommandError} If a file of the product imports one of it and is not a list, before anything is deleted.
 */
export function removeCapability(root: string, name: CapabilityName): readonly string[] {
  const imports = importsOf(root);
  const own = new Set([...imports.keys()].filter((file) => capabilityOf(file) === name));
  const registered = capabilitiesOf([name]);
  const models = modelsOf(registered[0]?.prismic ?? {});
  const variables = configuredOf(registered).flatMap((one) => Object.keys(one.variables.shape));
  const naming = testsNaming(root, [...imports.keys()], { ...models, variables });
  const tests = dependentsOf(imports, "tests/", own.union(naming)).union(naming.difference(own));
  const others = [...imports].filter(([file]) => !own.has(file) && !tests.has(file) && !isRegistration(file));
  for (const [file, targets] of others) {
    const target = targets.find((one) => own.has(one));
    if (target !== undefined) throw new CommandError(`${file} imports ${target}: take that out first`);
  }
  unregister(root, name, own);
  const gone = own.union(tests);
  const deleted = [...gone, ...modelFolders(root, models), ...documentsOf(root, name)];
  for (const path of deleted) rmSync(join(root, path), { recursive: true });
  removeFromSample(root, models);
  removeFromDocuments(root, name, deleted);
  removeFromOperations(root, metricsOf(registered).flatMap(Object.keys));
  return deleted.sort();
}

/** Floods send requests to a site with any content. */
const TESTS = /^tests\/(?!floods\/)/;

/**
 * Tests with content or variables of a capability: `kind: "debt"`, `slice("share_capital")`, `type: "dividend"`,
 * `ALERTS: "send"`.
 */
function testsNaming(
  root: string,
  files: readonly string[],
  { slices, customTypes, variables }: OwnModels & { readonly variables: readonly string[] },
): ReadonlySet<string> {
  const names = [...slices, ...slices.map((type) => type.replaceAll("_", "-")), ...customTypes];
  // A name of one word is also a word.
  const compound = names.filter((name) => /[-_]/.test(name));
  const patterns = [
    ...(names.length > 0 ? [`(?:kind: |type: |slice\\()"(?:${names.join("|")})"`] : []),
    ...compound.map((name) => `"${name}"(?!:)`),
    ...variables.map((name) => `\\b${name}: `),
  ];
  if (patterns.length === 0) return new Set();
  const content = new RegExp(patterns.join("|"));
  return new Set(
    files.filter((file) => TESTS.test(file) && content.test(readFileSync(join(root, file), "utf8"))),
  );
}

function modelFolders(root: string, { slices, customTypes }: OwnModels): readonly string[] {
  const folders = [
    ...globSync("content/slices/*", { cwd: root }).filter((folder) => slices.includes(sliceTypeOf(folder))),
    ...customTypes.map((type) => `content/customtypes/${type}`),
  ];
  return folders.filter((folder) => existsSync(join(root, folder)));
}

/** The folder `FactBox` is of the slice type `fact_box`. */
function sliceTypeOf(folder: string): string {
  const name = folder.slice(folder.lastIndexOf("/") + 1);
  return name.replace(/(?<=[a-z])[A-Z]/g, "_$&").toLowerCase();
}
