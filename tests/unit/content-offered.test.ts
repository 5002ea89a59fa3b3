import { expect, it } from "vitest";
import { CAPABILITY_NAMES } from "../../brand/schema.ts";
import { ROOT } from "../../scripts/command-line.ts";
import { offeredFiles } from "../../scripts/content-offered.ts";
import { modelsOf } from "../../src/adapters/prismic/prismic-capability.ts";
import { capabilitiesOf } from "../../src/composition/capabilities.ts";

it.each(CAPABILITY_NAMES)("models without %s name none of its slices and documents", (name) => {
  const [capability] = capabilitiesOf([name]);
  const { slices, customTypes } = modelsOf(capability?.prismic ?? {});
  const files = offeredFiles(ROOT, capability ? [capability] : []);
  expect(files.keys()).toContain("customtypes/page/index.json");
  const named = [...files].filter(([, text = ""]) =>
    [...slices, ...customTypes].some((id) =>
      new RegExp(`"id": "${id}"|"${id}": {\\s*"type": "SharedSlice"`).test(text),
    ),
  );
  expect(named.map(([path]) => path)).toEqual([]);
});

it("models with all capabilities are those of the project", () => {
  const files = offeredFiles(ROOT, []);
  for (const path of ["package.json", "prismic.config.json", "customtypes/home/index.json"])
    expect(files.has(path)).toBe(true);
  expect(files.get("customtypes/home/index.json")).toContain('"SharedSlice"');
});
