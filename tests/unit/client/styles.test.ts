import { expect, it } from "vitest";
import { above } from "../../../client/styles/media.ts";

it.each([
  ["phone", 550],
  ["tablet", 796],
  ["desktop", 1124],
  ["laptop", 1366],
  ["wide", 1440],
] as const)("the layout of a %s begins at %i px (specification, section 9)", (name, width) => {
  expect(above[name]).toBe(`screen and (min-width: ${width / 16}em)`);
});
