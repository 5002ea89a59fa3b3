import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Color } from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { openedForAll } from "../site/site.ts";
import { folderOfTest } from "../site/site-process.ts";
import { type RunningSandbox, startSandbox } from "./harness.ts";

const { onClose, close } = openedForAll();
let sandbox: RunningSandbox;
beforeAll(async () => {
  const mediaFolder = await folderOfTest(onClose);
  await mkdir(join(mediaFolder, "images"));
  const write = (name: string, width: number, background: Color) =>
    sharp({ create: { width, height: width / 2, channels: 4, background } })
      .webp()
      .toFile(join(mediaFolder, "images", name));
  await write("plain.webp", 400, "#336699");
  await write("glass.webp", 40, { r: 0, g: 0, b: 0, alpha: 0.5 });
  sandbox = await startSandbox({ mount: { mediaFolder } });
  onClose(sandbox.close);
  return close;
});

/** An image with its decoded size. */
async function getImage(name: string, accept = "image/avif,image/webp,*/*") {
  const response = await fetch(`${sandbox.url}/images/${name}`, { headers: { accept } });
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { type: response.headers.get("content-type"), size: [width, height], headers: response.headers };
}

describe("an image", () => {
  it("is the original if there are no parameters", async () => {
    const image = await getImage("plain.webp");
    expect([image.type, image.size, image.headers.get("vary")]).toEqual(["image/webp", [400, 200], null]);
  });

  it.each([
    ["AVIF", "image/avif,image/webp,*/*", "image/avif"],
    ["WebP", "image/webp,*/*", "image/webp"],
    ["JPEG to one that names neither", "image/png,image/*;q=0.8,*/*;q=0.5", "image/jpeg"],
    ["no AVIF to one that refuses it", "image/avif;q=0,image/webp", "image/webp"],
  ])("auto=format sends a browser %s", async (_, accept, type) => {
    const image = await getImage("plain.webp?auto=format,compress", accept);
    expect([image.type, image.headers.get("vary")]).toEqual([type, "Accept"]);
  });

  it("auto=format keeps transparency", async () => {
    expect((await getImage("glass.webp?auto=format", "*/*")).type).toBe("image/png");
  });

  it.each([
    ["w=100", [100, 50]],
    ["w=100&h=20", [40, 20]],
    ["w=4000", [400, 200]],
    ["w=99999", [400, 200]],
    ["w=zero&h=-1", [400, 200]],
  ])("with %s has the size %j", async (parameters, size) => {
    expect((await getImage(`plain.webp?${parameters}`)).size).toEqual(size);
  });

  it("has an ETag for each format, for revalidation", async () => {
    const ask = (accept: string, known = "") =>
      fetch(`${sandbox.url}/images/plain.webp?auto=format`, { headers: { accept, "if-none-match": known } });
    const etag = (await ask("image/webp")).headers.get("etag") ?? "";
    expect((await ask("image/webp", etag)).status).toBe(304);
    expect((await ask("image/avif", etag)).status).toBe(200);
  });
});
