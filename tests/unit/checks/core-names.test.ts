import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isOfCore } from "../../../checks/imports/capabilities.ts";
import { projectFiles } from "../../../checks/project-files.ts";
import { modelsOf } from "../../../src/adapters/prismic/prismic-capability.ts";
import { ALL_CAPABILITIES, capabilitiesOf, metricsOf } from "../../../src/composition/capabilities.ts";
import { configuredOf } from "../../../src/composition/read-config.ts";
import { ROOT } from "../operations/manifests.ts";

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;

const core = projectFiles(ROOT)
  .filter((path) => isOfCore(path) && /\.tsx?$/.test(path))
  .map((path) => ({ path, code: readFileSync(join(ROOT, path), "utf8").replace(COMMENT, "") }));

it.each(ALL_CAPABILITIES)(
  "the core names no kind of section, type, metric and variable of $name",
  ({ name, prismic }) => {
    const registered = capabilitiesOf([name]);
    const { slices, customTypes } = modelsOf(prismic);
    const kinds = slices.map((type) => type.replaceAll("_", "-"));
    const metrics = metricsOf(registered).flatMap(Object.keys);
    const variables = configuredOf(registered).flatMap((one) => Object.keys(one.variables.shape));
    const named = [
      ...[...kinds, ...slices, ...customTypes].map((one) => new RegExp(`"${one}"`)),
      ...[...metrics, ...variables].map((one) => new RegExp(`\\b${one}\\b`)),
    ];
    expect(core.length).toBeGreaterThan(300);
    const found = core.filter(({ code }) => named.some((pattern) => pattern.test(code)));
    expect(found.map(({ path }) => path)).toEqual([]);
  },
);
