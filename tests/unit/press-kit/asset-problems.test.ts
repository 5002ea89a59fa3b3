import { expect, it } from "vitest";
import { assetProblems } from "../../../src/domain/press-kit/asset-problems.ts";
import { home } from "../domain/hidden-content.ts";
import { serviceImage } from "../sample-content.ts";
import { mediaAsset } from "./sample-assets.ts";

const FILE = { url: "https://larkfield.cdn.prismic.io/larkfield/files/logo.eps", size: "2048" };

it.each([
  ["with an image", {}, []],
  ["with a file", { image: {}, file: FILE }, []],
  ["with both", { file: FILE }, ["warning data.file: has an image and a file: both are offered"]],
  ["with neither", { image: {} }, ["error data.image: has neither an image nor a file"]],
  [
    "without an alternative text",
    { image: serviceImage("logo.png", null) },
    ["error data.image: has no alternative text"],
  ],
  ["without terms of use", { terms: null }, ["error data.terms: has no terms of use"]],
])("an asset %s has the problems that journalists would have: %s", (_what, data, expected) => {
  const items = [home, { kind: "media-asset", document: mediaAsset("logo", data) } as const];
  const problems = assetProblems(items).map(({ document, severity, field, problem }) => {
    expect(document).toBe("media-asset_logo");
    return `${severity} ${field}: ${problem}`;
  });
  expect(problems).toEqual(expected);
});
