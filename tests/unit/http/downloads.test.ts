import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { zipOf } from "../../../src/adapters/http/downloads/zip.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { ContentServiceError } from "../../../src/ports/content-service.ts";
import { type DocumentFiles, UnreadableFileError } from "../../../src/ports/document-files.ts";
import { contentPage } from "../sample-content.ts";
import { type SiteOptions, siteOf } from "./site.ts";

const announcement: PdfDocument = {
  id: "pdf_results",
  title: "FY26 results",
  href: "/files/results.pdf",
  date: "2026-08-19",
};
const slides: PdfDocument = { id: "pdf_slides", title: "Presentation", href: "/files/slides.pdf" };

const picked = (documents: readonly PdfDocument[], heading = "Documents"): Section => ({
  kind: "document-list",
  heading,
  intro: [],
  selection: { by: "picked", documents },
});
const HREF = "/downloads/results/fy26/documents.zip";

function site(files?: DocumentFiles, ...sections: readonly Section[]) {
  const shown = sections.length > 0 ? sections : [picked([announcement, slides])];
  const pages = [{ ...contentPage("fy26", "results"), sections: shown }];
  const swap: SiteOptions["swap"] = (use) => files && use(tokens.documentFiles, files);
  return siteOf({ pages }, { swap, trustProxy: ["loopback"] }).server;
}

/** Files that are not read until they are released; `whenBusy` resolves once so many are being read. */
function heldFiles(count: number) {
  const held = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const busy = Promise.withResolvers<void>();
  let reading = 0;
  const read = () => {
    reading += 1;
    if (reading === count) busy.resolve();
    if (reading > count) held.resolve(new Uint8Array([1]));
    return held.promise;
  };
  return { files: { read }, whenBusy: busy.promise, release: () => held.resolve(new Uint8Array([1])) };
}

const isDown = new ContentServiceError("documentFile", { cause: "it is down" });

/** A site that cannot read the second of the two documents. */
const siteWithoutSlides = (error: Error) =>
  site({ read: async (href) => (href === slides.href ? Promise.reject(error) : new Uint8Array(200_000)) });

const textsIn = (zip: Uint8Array) =>
  Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]);

describe("GET /downloads/results/fy26/documents.zip", () => {
  it("contains every document of the section, named by its title", async () => {
    const { statusCode, headers, rawPayload } = await site().inject(HREF);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("application/zip");
    expect(headers["content-disposition"]).toBe('attachment; filename="results-fy26-documents.zip"');
    expect(textsIn(rawPayload)).toEqual([
      ["fy26-results.pdf", "The file /files/results.pdf"],
      ["presentation.pdf", "The file /files/slides.pdf"],
    ]);
  });

  it("is saved under the page and the heading, with the letters of their language", async () => {
    const server = site(undefined, picked([announcement, slides], "Unterlagen für Aktionäre"));
    const { headers } = await server.inject("/downloads/results/fy26/unterlagen-fur-aktionare.zip");
    const saved = encodeURIComponent("results-fy26-unterlagen-für-aktionäre.zip");
    expect(headers["content-disposition"]).toContain(`; filename*=UTF-8''${saved}`);
  });

  it("responds to HEAD and If-None-Match without reading a file", async () => {
    const files = { read: () => Promise.reject(new Error("nothing is to be read")) };
    const server = site(files);
    const head = await server.inject({ method: "HEAD", url: HREF });
    expect(head.statusCode).toBe(200);
    expect(head.headers["content-type"]).toBe("application/zip");
    expect(head.headers).not.toHaveProperty("content-length");
    const etag = String(head.headers.etag);
    const again = await server.inject({ url: HREF, headers: { "if-none-match": etag } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it.each([
    HREF,
    "/downloads/results/fy26/newest.zip",
    "/downloads/nope/documents.zip",
    "/downloads/results/fy26/documents.tar",
    "/downloads/",
    "/downloads/https://elsewhere.example/documents.zip",
  ])("is a 404 for a section without a document set: %s", async (path) => {
    const selection = { by: "newest", limit: 3 } as const;
    const newest: Section = { kind: "document-list", heading: "Newest", intro: [], selection };
    const server = site(undefined, picked([announcement]), newest);
    expect((await server.inject(path)).statusCode).toBe(404);
  });

  it("lists a document that cannot be read in a text file", async () => {
    const server = siteWithoutSlides(new UnreadableFileError("it is not at the content service"));
    const [results = [], missing] = textsIn((await server.inject(HREF)).rawPayload);
    expect(results[0]).toBe("fy26-results.pdf");
    expect(missing).toEqual(["not-included.txt", "Presentation: /files/slides.pdf\r\n"]);
  });

  it("is a temporary error while the files cannot be read, however often", async () => {
    const server = site({ read: () => Promise.reject(isDown) });
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const { statusCode, headers, json } = await server.inject(HREF);
      expect([statusCode, json().detail]).toEqual([503, "The content service is unavailable."]);
      expect(headers).not.toHaveProperty("content-disposition");
    }
  });

  it("ends with an error, not like a whole file, if a later document cannot be read", async () => {
    const server = siteWithoutSlides(isDown);
    const response = await fetch((await server.listen({ host: "127.0.0.1", port: 0 })) + HREF);
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });

  it("rejects the fifth concurrent request with Retry-After", async () => {
    const { files, whenBusy, release } = heldFiles(4);
    const server = site(files);
    const ask = (remoteAddress: string) => server.inject({ url: HREF, remoteAddress });
    const others = Promise.all(["192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.3"].map(ask));
    await whenBusy;
    const fifth = await ask("192.0.2.4");
    expect([fifth.statusCode, fifth.headers["retry-after"]]).toEqual([503, "5"]);
    release();
    for (const { statusCode } of await others) expect(statusCode).toBe(200);
    await expect.poll(async () => (await server.inject(HREF)).statusCode).toBe(200);
  });
});

it("a client with two active downloads gets no third one, also from other addresses of its network, but another does", async () => {
  const address = (turn: number) => `2001:db8::${turn}`;
  const { files, whenBusy, release } = heldFiles(2);
  const server = site(files);
  const ask = (from: string) => server.inject({ url: HREF, headers: { "x-forwarded-for": from } });
  const first = Promise.all([1, 2].map((turn) => ask(address(turn))));
  await whenBusy;
  expect((await ask(address(3))).statusCode).toBe(503);
  const other = ask("198.51.100.2");
  release();
  expect((await other).statusCode).toBe(200);
  for (const { statusCode } of await first) expect(statusCode).toBe(200);
});

it("clients that disconnect during a download get no more data, and do not count towards the limit", async () => {
  const read: string[] = [];
  const held = Promise.withResolvers<void>();
  const server = site({
    read: async (href) => {
      read.push(href);
      await held.promise;
      // More than the buffers of a connection hold.
      return new Uint8Array(8 * 1024 * 1024);
    },
  });
  const origin = await server.listen({ host: "127.0.0.1", port: 0 });
  const early = new AbortController();
  const gone = new AbortController();
  const waiting = fetch(origin + HREF, { signal: early.signal });
  await expect.poll(() => read).toHaveLength(1);
  early.abort();
  await expect(waiting).rejects.toThrow();
  held.resolve();
  await expect.poll(async () => (await server.inject(HREF)).statusCode).toBe(200);
  read.length = 0;
  for (let visitor = 0; visitor < 2; visitor += 1) {
    expect((await fetch(origin + HREF, { signal: gone.signal })).status).toBe(200);
  }
  expect((await server.inject(HREF)).statusCode).toBe(503);
  gone.abort();
  await expect.poll(async () => (await server.inject(HREF)).statusCode, { timeout: 10_000 }).toBe(200);
  expect(read.filter((href) => href === slides.href)).toHaveLength(1);
});

describe("a ZIP file", () => {
  const zipped = (...documents: readonly PdfDocument[]) =>
    buffer(zipOf(documents, async () => new Uint8Array(10), { notIncluded: "not-included.txt" }));

  it.each(["1975-06-30", "2100-01-01", "9998-12-31"])("contains a document of %s", async (date) => {
    const files = unzipSync(await zipped({ ...announcement, date }, slides));
    expect(Object.keys(files)).toEqual(["fy26-results.pdf", "presentation.pdf"]);
  });

  const named = async (...files: readonly (readonly [title: string, href: string])[]) => {
    const documents = files.map(([title, href], index) => ({ id: `pdf_${index}`, title, href }));
    return Object.keys(unzipSync(await zipped(...documents)));
  };

  it("has names in the letters of any language, marked as UTF-8", async () => {
    const greek = "Ετήσια έκθεση 2026";
    expect(
      await named([greek, "/a.pdf"], ["2026年3月期 第2四半期", "/b.pdf"], ["Geschäftsbericht", "/c.pdf"]),
    ).toEqual(["ετήσια-έκθεση-2026.pdf", "2026年3月期-第2四半期.pdf", "geschäftsbericht.pdf"]);
    const zip = await zipped({ ...slides, title: greek });
    // Bit 11 of the flags in the header of the first file.
    expect(new DataView(zip.buffer, zip.byteOffset).getUint16(6, true) & 0x800).toBe(0x800);
  });

  it.each(["aux", "CON", "nul", "Com1", "lpt²", "PRN!"])(
    "has no name %s, which Windows keeps",
    async (title) => {
      expect(await named([title, "/a.pdf"])).toEqual([
        `document-${title.toLowerCase().replace("!", "")}.pdf`,
      ]);
    },
  );

  it("has names that are not too long, and each once", async () => {
    const long = "Ö".repeat(300);
    const names = await named(
      [long, "/a.pdf"],
      [long, "/b.pdf"],
      ["Not included", "/c.txt"],
      ["…", "/d.pdf"],
      ["", "/e.pdf"],
    );
    expect(new Set(names).size).toBe(5);
    for (const name of names) expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    expect(names).not.toContain("not-included.txt");
  });

  it("calls a file what it is, by its address or its content", async () => {
    const read = async ({ href }: { readonly href: string }) =>
      new TextEncoder().encode(href === "/report" ? "%PDF-1.7" : "?");
    const files = ["/brand.7z", "/film.mp4?x=1", "/report", "/guide-1.2", "/data.geojson"].map(
      (href, index) => {
        return { id: String(index), title: `File ${index}`, href };
      },
    );
    const names = Object.keys(
      unzipSync(await buffer(zipOf(files, read, { notIncluded: "not-included.txt" }))),
    );
    expect(names).toEqual(["file-0.7z", "file-1.mp4", "file-2.pdf", "file-3", "file-4.geojson"]);
  });

  it("is the same for the same documents", async () => {
    expect(await zipped(slides, announcement)).toEqual(await zipped(slides, announcement));
  });
});
