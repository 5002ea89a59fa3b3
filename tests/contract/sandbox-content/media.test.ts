import { copyFile, mkdir, mkdtemp, rm, stat, utimes, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type RunningSandbox, startSandbox } from "./harness.ts";

const PDF = Buffer.from("%PDF-1.7 0123456789");
let folder: string;
let sandbox: RunningSandbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-media-"));
  await Promise.all(["images", "files"].map((name) => mkdir(join(folder, name))));
  const image = sharp({ create: { width: 400, height: 200, channels: 3, background: "#336699" } });
  await writeFile(join(folder, "images", "plain.webp"), await image.webp().toBuffer());
  const glass = sharp({
    create: { width: 40, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
  });
  await writeFile(join(folder, "images", "glass.webp"), await glass.webp().toBuffer());
  await writeFile(join(folder, "files", "report.pdf"), PDF);
  await writeFile(join(folder, "secret.json"), "{}");
  sandbox = await startSandbox({ mount: { mediaFolder: folder } });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

/** An image with its decoded size. */
async function getImage(name: string, accept = "image/avif,image/webp,*/*") {
  const response = await fetch(`${sandbox.url}/images/${name}`, { headers: { accept } });
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { type: response.headers.get("content-type"), size: [width, height], headers: response.headers };
}

/** The status of an unchanged path; `fetch` would normalise it. */
function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(sandbox.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
  });
}

describe("an image", () => {
  it("is rendered once for all sandboxes of a process", async () => {
    const path = join(folder, "images", "once.webp");
    await copyFile(join(folder, "images", "plain.webp"), path);
    const statusAt = async (url: string) => (await fetch(`${url}/images/once.webp?w=40`)).status;
    expect(await statusAt(sandbox.url)).toBe(200);
    // By its size and time it is the same file, but it can no longer be rendered.
    const { size, mtime } = await stat(path);
    await writeFile(path, Buffer.alloc(size));
    await utimes(path, mtime, mtime);
    const other = await startSandbox({ mount: { mediaFolder: folder } });
    onTestFinished(other.close);
    expect(await statusAt(other.url)).toBe(200);
  });

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

  it("fm selects the format for all browsers", async () => {
    const image = await getImage("plain.webp?fm=png&auto=format");
    expect([image.type, image.headers.get("vary")]).toEqual(["image/png", null]);
  });

  it.each([
    ["w=100", [100, 50]],
    ["h=50", [100, 50]],
    ["w=100&dpr=2", [200, 100]],
    ["w=100&h=20", [40, 20]],
    ["w=100&h=100&fit=crop", [100, 100]],
    ["rect=100,0,200,200", [200, 200]],
    ["rect=100,0,200,200&w=50", [50, 50]],
    ["rect=300,100,200,200", [100, 100]],
    ["w=4000", [400, 200]],
    ["w=4000&fit=max", [400, 200]],
    ["w=4000&h=4000&fit=crop", [200, 200]],
    ["w=800&fit=clip", [800, 400]],
    ["w=99999&fit=clip", [4096, 2048]],
    ["w=zero&h=-1&rect=1,2&dpr=x", [400, 200]],
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

  it("that does not exist is a 404", async () => {
    expect(await statusOf("/images/none.webp")).toBe(404);
  });
});

describe("a file", () => {
  const get = (headers: Record<string, string> = {}, method = "GET") =>
    fetch(`${sandbox.url}/files/report.pdf`, { headers, method });

  it("is shown by the browser, with its length and ETag", async () => {
    const response = await get();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(PDF.length),
      "content-disposition": 'inline; filename="report.pdf"',
      "accept-ranges": "bytes",
    });
    expect(await response.text()).toBe(PDF.toString());
    const head = await get({}, "HEAD");
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
      200,
      String(PDF.length),
      "",
    ]);
  });

  it.each([
    ["bytes=0-3", "%PDF", "bytes 0-3/19"],
    ["bytes=9-", "0123456789", "bytes 9-18/19"],
    ["bytes=-4", "6789", "bytes 15-18/19"],
    ["bytes=9-999", "0123456789", "bytes 9-18/19"],
  ])("is sent in part for %s", async (range, text, contentRange) => {
    const response = await get({ range });
    expect([response.status, await response.text()]).toEqual([206, text]);
    expect(response.headers.get("content-range")).toBe(contentRange);
  });

  it("is a 416 for an unsatisfiable range, and is sent completely for an invalid one", async () => {
    const beyond = await get({ range: "bytes=19-" });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */19"]);
    expect((await get({ range: "bytes=0-1,3-4" })).status).toBe(200);
    expect((await get({ range: "bytes=0-1", "if-range": '"older"' })).status).toBe(200);
  });

  it("is a 304 if it has not changed", async () => {
    const etag = (await get()).headers.get("etag") ?? "";
    expect((await get({ "if-none-match": etag })).status).toBe(304);
  });
});

describe("nothing outside the two folders", () => {
  it.each([
    "/images/../secret.json",
    "/images/..%2fsecret.json",
    "/files/%2e%2e%2fsecret.json",
    "/files/..%5csecret.json",
    "/files/.",
    "/files/%00",
    "/files/images%2fplain.webp",
  ])("is served at %s", async (path) => {
    expect([400, 404]).toContain(await statusOf(path));
  });
});

describe("media addresses in documents", () => {
  const data = {
    title: "Pictured",
    intro: [{ type: "image", url: "https://images.prismic.io/larkfield/plain.webp?auto=format,compress" }],
    parent: { link_type: "Media", url: "https://larkfield.cdn.prismic.io/larkfield/files/report.pdf" },
  };
  const served = async (mount: { mediaBase?: string }, prefix = "") => {
    const other = await startSandbox({ mount: { ...mount, mediaFolder: folder }, prefix });
    other.store.saveDraft({ id: "page_pictured", type: "page", lang: "en-au", uid: "pictured", data });
    other.store.publish();
    const { data: found } = await other.client().getByUID("page", "pictured");
    await other.close();
    return { origin: other.url, addresses: [found.intro[0].url, found.parent.url] };
  };

  it("refer to the sandbox, wherever it is mounted", async () => {
    const { origin, addresses } = await served({}, "/content");
    expect(origin).toMatch(/\/content$/);
    expect(addresses).toEqual([
      `${origin}/images/plain.webp?auto=format,compress`,
      `${origin}/files/report.pdf`,
    ]);
  });

  it("have the configured base", async () => {
    const { addresses } = await served({ mediaBase: "/sandbox" });
    expect(addresses).toEqual([
      "/sandbox/images/plain.webp?auto=format,compress",
      "/sandbox/files/report.pdf",
    ]);
  });
});
