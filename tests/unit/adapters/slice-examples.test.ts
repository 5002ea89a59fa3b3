import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SECTION_TYPES } from "../../../src/adapters/prismic/section-fields.ts";
import { readSliceExamples, simulatedSlice } from "../../../src/adapters/prismic/slice-examples.ts";
import { MODELS } from "../../../src/composition/folders.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { recordingLog } from "./recording-log.ts";

const SLICES = `${MODELS}/slices`;

describe("the example slices", () => {
  // That they fill in every field is checked by checks/models.
  it("are read without problems, one of every kind of section", async () => {
    const log = recordingLog();
    const read = await readSliceExamples(SLICES, log);
    expect(log).toMatchObject({ warnings: [], errors: [] });
    const kinds = read.map(({ section }) => section.kind.replaceAll("-", "_"));
    expect(
      SECTION_TYPES.filter((type) => !kinds.includes(type)),
      "slice types without a model and examples in content/slices",
    ).toEqual([]);
  });

  it("have the addresses of the site's images and files", async () => {
    const read = await readSliceExamples(SLICES, recordingLog(), async (json) =>
      json.replaceAll("https://images.prismic.io/your-repository/", "/sandbox/images/"),
    );
    const [stage] = read.flatMap(({ section }) => (section.kind === "hero" ? (section.image ?? []) : []));
    expect(stage?.url).toMatch(/^\/sandbox\/images\/[\w-]+\.webp\?/);
  });

  it("are read beside the index of slices that the vendor's tools write", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "Quote"));
    writeFileSync(join(folder, "Quote/examples.json"), "[]");
    writeFileSync(join(folder, "index.js"), "export const components = {};");
    expect(await readSliceExamples(folder, recordingLog())).toEqual([]);
  });
});

const text = [{ type: "paragraph", text: "What was said", spans: [], direction: "ltr" }];

it("a slice of the page builder is read as in a page", () => {
  const slice = { slice_type: "quote", variation: "default", primary: { text, name: "Ada", role: null } };
  expect(simulatedSlice(slice)).toMatchObject({ section: { kind: "quote", name: "Ada" } });
});

it.each([
  ["lacks a required field", { slice_type: "call_to_action", primary: {} }, "slice.primary"],
  ["is of no type of the site", { slice_type: "carousel", primary: {} }, 'unknown slice type "carousel"'],
  ["is none", "carousel", "slice: expected an object"],
])("a slice that %s says so", (_what, slice, problem) => {
  expect(simulatedSlice(slice)).toEqual({ problem: expect.stringContaining(problem) });
});
