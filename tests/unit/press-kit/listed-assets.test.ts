import { expect, it } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import { assetsIn } from "../../../src/domain/press-kit/press-kits.ts";
import { mediaAsset } from "./sample-assets.ts";

it("assets are listed with logos before others", () => {
  const content = Content.everything([
    { kind: "media-asset", document: mediaAsset("chair", { kind: "Portrait" }) },
    { kind: "media-asset", document: mediaAsset("logo") },
  ]);
  expect(assetsIn(content).map(({ id }) => id)).toEqual(["media-asset_logo", "media-asset_chair"]);
});
