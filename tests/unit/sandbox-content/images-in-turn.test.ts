import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, it } from "vitest";
import { parseImageRequest } from "../../../sandbox/content/image-parameters.ts";
import { ImageRenderer } from "../../../sandbox/content/images.ts";
import type { MediaFile } from "../../../sandbox/content/media.ts";

it("at most two images are rendered concurrently, and a failed one does not block others", async () => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#06281c" } })
    .webp()
    .toBuffer();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let begun = 0;
  const fileOf = (name: string, content: Buffer): MediaFile => ({
    name,
    contentType: "image/webp",
    size: content.length,
    etag: '"1"',
    lastModified: new Date(0),
    stream: () => Readable.from([content]),
    read: async () => {
      begun += 1;
      await gate;
      return content;
    },
  });
  const renderer = new ImageRenderer();
  const small = parseImageRequest(new URLSearchParams({ w: "10" }), "");
  const answers = ["broken", "a", "b", "c", "d"].map((name) =>
    renderer.render(fileOf(name, name === "broken" ? Buffer.from("no picture") : picture), small),
  );
  const settled = Promise.allSettled(answers);
  await expect.poll(() => begun).toBe(2);
  await new Promise(setImmediate);
  expect(begun).toBe(2);
  open();
  expect((await settled).map(({ status }) => status)).toEqual([
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "fulfilled",
  ]);
});
