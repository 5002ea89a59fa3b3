import { expect, it } from "vitest";
import { isAsked, keptQuery } from "../operations/nginx-maps.ts";

it("a choice of assets is sent on as it is, and no response to it is kept", () => {
  expect(isAsked("/downloads/press/photos.zip", "asset=logo")).toBe(true);
  expect(keptQuery("/downloads/press/photos.zip", "asset=logo")).toBe("");
});
