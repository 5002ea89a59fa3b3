import { execFileSync } from "node:child_process";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { IMAGE } from "./images.ts";

const MAX_ADDED_BYTES = 60_000_000;

function docker(args: readonly string[], input = ""): string {
  return execFileSync("docker", args, { input, encoding: "utf8" });
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

  it("would be too large with a few more packages", () => {
    const larger = `${IMAGE}-larger`;
    const file = `FROM ${IMAGE}\nRUN node -e "fs.writeFileSync('/tmp/packages', Buffer.alloc(${MAX_ADDED_BYTES}, 'x'))"`;
    docker(["build", "--quiet", "--network", "host", "--tag", larger, "-"], file);
    onTestFinished(() => void docker(["image", "rm", larger]));
    expect(addedBytes(larger)).toBeGreaterThan(MAX_ADDED_BYTES);
  });

  it("contains the bundle, packages with binaries, the fonts and the sample content", () => {
    const list = `[".", "node_modules", "brand"].map((folder) => fs.readdirSync(folder).join()).join(" ")`;
    expect(docker(["run", "--rm", IMAGE, "node", "-p", list]).trim().split(" ")).toEqual([
      "brand,content,dist,node_modules,package.json,sample",
      "@hyzyla,@img,detect-libc,semver,sharp",
      "fonts",
    ]);
  });
});
