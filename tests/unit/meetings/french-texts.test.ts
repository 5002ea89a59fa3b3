import { expect, it } from "vitest";
import { meetings } from "../../../brand/texts/fr/meetings.ts";

it.each([
  [0, 3, "0 résolution adoptée sur 3"],
  [1, 3, "1 résolution adoptée sur 3"],
  [2, 3, "2 résolutions adoptées sur 3"],
  [3, 3, "3 résolutions, toutes adoptées"],
  [1, 1, "1 résolution, adoptée"],
])("%d of %d resolutions that were carried have their plural in French", (carried, decided, said) => {
  expect(meetings.carried(carried, decided)).toBe(said);
});
