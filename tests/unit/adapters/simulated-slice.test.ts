import { expect, it } from "vitest";
import { simulatedSlice } from "../../../src/adapters/prismic/slice-examples.ts";

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
