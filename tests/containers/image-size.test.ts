import { execFileSync } from "node:child_process";
import { describe, expect, inject, it } from "vitest";
import { IMAGE } from "./images.ts";

const MAX_ADDED_BYTES = 60_000_000;

function docker(args: readonly string[]): string {
  return execFileSync("docker", args, { encoding: "utf8" });
}

/** Bytes that the site adds to its base image. */
function addedBytes(image: string): number {
  const format = "{{json .CreatedBy}} {{.Size}}";
  const layers = docker(["history", "--human=false", "--no-trunc", "--format", format, image])
    .trim()
    .split("\n");
  const first = layers.findIndex((layer) => layer.includes("NODE_ENV=production"));
  expect(first).toBeGreaterThan(0);
  return layers.slice(0, first).reduce((sum, layer) => sum + Number(/\d+$/.exec(layer)?.[0]), 0);
}

describe.skipIf(!inject("hasEngine"))("the image", () => {
  it("adds at most 60 MB to its base", () => {
    expect(addedBytes(IMAGE)).toBeLessThan(MAX_ADDED_BYTES);
  });

  it("contains the bundle, packages with binaries, the fonts and the sample content", () => {
    const list = `[".", "node_modules", "brand"].map((folder) => fs.readdirSync(folder).join()).join(" ")`;
    expect(docker(["run", "--rm", IMAGE, "node", "-p", list]).trim().split(" ")).toEqual([
      "brand,content,dist,node_modules,package.json,sample",
      "@hyzyla,@img,detect-libc,dictionary-en,harfbuzzjs,semver,sharp",
      "fonts",
    ]);
  });
});
