import { SharedSliceModelSchema } from "@prismicio/types-internal/zod4";
import { expect, it } from "vitest";
import { checkModels, findingsOf } from "../../../checks/models/checker.ts";
import { modelsIn } from "../../../scripts/content-types/files.ts";

it("all models are valid by the vendor's own schemas, and their types are up to date", () => {
  expect(modelsIn(process.cwd(), "customtypes", "index.json")).toHaveLength(8);
  expect(modelsIn(process.cwd(), "slices", "model.json")).toHaveLength(21);
  expect(checkModels(process.cwd())).toEqual([]);
});

it("a model that the vendor would reject is reported with its field", () => {
  const [slice] = modelsIn<object>(process.cwd(), "slices", "model.json");
  const [finding] = findingsOf(
    "content/slices accordion",
    { ...slice, variations: [{ id: 1 }] },
    SharedSliceModelSchema,
  );
  expect(finding).toMatchObject({
    place: "content/slices accordion:",
    problem: expect.stringContaining("variations.0"),
  });
});
