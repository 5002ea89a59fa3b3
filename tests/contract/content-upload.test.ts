import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createClient } from "@prismicio/client";
import Fastify, { type FastifyRequest } from "fastify";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import type { JsonObject } from "../../sandbox/content/json.ts";
import { contentSandbox } from "../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../sandbox/content/store.ts";
import { run } from "../../scripts/content-upload/main.ts";
import { temporaryFolder } from "../unit/temporary-folder.ts";

/** Minimum delay between two writes to a host. */
const PAUSE_MS = 1_500;

let now = Date.now();

/**
 * Removes the delay between writes of the content service's client: the clock advances by the delay at each call, until
 * mocks are restored. The client stores the time of its last write for all files of a worker, so they share this clock.
 */
function unthrottled(): void {
  vi.spyOn(Date, "now").mockImplementation(() => {
    now += PAUSE_MS;
    return now;
  });
}

const MAIN = join(import.meta.dirname, "../../scripts/content-upload/main.ts");
const TOKEN = "right-token";

const PDF = Buffer.from("%PDF-1.4\n% a report of very few words\n%%EOF\n");
const typeOf = (id: string, label: string, format: string, fields: Readonly<Record<string, string>>) => {
  const described = Object.entries(fields).map(([name, type]) => [name, { type, config: {} }]);
  const Main = Object.fromEntries([["uid", { type: "UID", config: {} }], ...described]);
  return { id, label, format, repeatable: true, status: true, json: { Main } };
};
const page = typeOf("page", "Page", "page", { title: "Text", hero: "Image", report: "Link" });
const pdf = typeOf("pdf", "PDF", "custom", { title: "Text", file: "Link" });
const primary = { name: { type: "Text", config: {} } };
const quote = {
  id: "quote",
  type: "SharedSlice",
  name: "Quote",
  variations: [{ id: "default", name: "Default", version: "initial", primary }],
};

const hero = {
  dimensions: { width: 16, height: 10 },
  alt: "A course from the air",
  copyright: null,
  url: "https://images.prismic.io/larkfield/course.webp?auto=format,compress",
  id: "course",
  edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
};
const reportLink = {
  ...{ link_type: "Document", id: "pdf_report", type: "pdf", uid: "report", slug: "report", lang: "en-au" },
  ...{ tags: [], key: "4be2a1a6-3e63-4f34-a7bb-5be2d3a4b9b1", isBroken: false },
};
const file = {
  link_type: "Media",
  kind: "file",
  id: "report",
  name: "report.pdf",
  size: String(PDF.length),
  url: "https://larkfield.cdn.prismic.io/larkfield/files/report.pdf",
};

const documentOf = (type: string, uid: string, data: JsonObject) => ({
  id: `${type}_${uid}`,
  uid,
  type,
  tags: [],
  lang: "en-au",
  data,
});
const pdfDocument = documentOf("pdf", "report", { title: "The report", file });

const CONFIRM = ["--confirm", "larkfield"];
const PUBLISH = [...CONFIRM, "--publish"];
const PUBLISHED_BOTH = /Published 2 documents in larkfield\.$/;

beforeEach(unthrottled);
afterEach(() => vi.restoreAllMocks());

describe("an upload", () => {
  it("adds models, documents, links and media to an empty repository", async () => {
    const [sandbox, folder] = [await start(), await contentFolder()];
    const { code, output } = await upload(sandbox, folder, PUBLISH);
    expect(output).toContain("2 documents to add, 0 to update; this takes at least 9 seconds.");
    expect(output).toContain("assets 1/2 course.webp");
    expect(output).toMatch(/documents \d\/2 page_company/);
    expect(output).toContain("contents 2/2 pdf_report");
    expect(output.trimEnd()).toMatch(PUBLISHED_BOTH);
    expect(code).toBe(0);
    expect([...sandbox.store.models.customTypes.values()]).toEqual([page, pdf]);
    expect([...sandbox.store.models.slices.values()]).toEqual([quote]);
    const client = createClient("larkfield", { documentAPIEndpoint: `${sandbox.url}/api/v2` });
    const { data } = await client.getByUID("page", "company", { fetchLinks: "pdf.title" });
    const report = await client.getByUID("pdf", "report");
    expect(data.title).toBe("Our company");
    expect(data.report).toMatchObject({ id: report.id, isBroken: false, data: { title: "The report" } });
    expect(data.hero).toMatchObject({ alt: hero.alt, dimensions: hero.dimensions });
    expect(data.hero.url).toMatch(/course\.webp\?auto=format,compress$/);
    expect((await fetch(data.hero.url)).headers.get("content-type")).toMatch(/^image\//);
    expect(report.data.file).toMatchObject({ link_type: "Media", kind: "file", name: "report.pdf" });
    expect(Buffer.from(await (await fetch(report.data.file.url)).arrayBuffer())).toEqual(PDF);
  });

  it("updates published documents, and reuses existing media", async () => {
    const [sandbox, folder] = [await start(), await contentFolder(["pdf"])];
    await upload(sandbox, folder, PUBLISH);
    const [before] = sandbox.store.list();
    await write(folder, "documents/pdf/report.json", {
      ...pdfDocument,
      data: { title: "A newer report", file },
    });
    const { output } = await upload(sandbox, folder, PUBLISH);
    expect(output).toContain("0 documents to add, 1 to update");
    expect(output).toContain("customtypes 1/2 page (unchanged)");
    const after = sandbox.store.list();
    expect(after.map(({ document }) => document.id)).toEqual([before?.document.id]);
    const [url] = JSON.stringify(before).match(/https:[^"]+/) ?? [];
    expect(after[0]?.document.data).toMatchObject({ title: "A newer report", file: { url } });
  });

  it("adds the screenshot of a slice, once, by which editors choose it", async () => {
    const [sandbox, folder] = [await start(), await contentFolder([])];
    await write(folder, "slices/Quote/screenshot-default.png", await picture().png().toBuffer());
    const { output } = await upload(sandbox, folder, CONFIRM);
    const written = sandbox.writes.length;
    const again = await upload(sandbox, folder, CONFIRM);
    expect(output).toContain("screenshots 1/1 slice-quote-default.png");
    const { variations } = z
      .object({ variations: z.tuple([z.object({ imageUrl: z.string() })]) })
      .parse(sandbox.store.models.slices.get("quote"));
    const { headers } = await fetch(variations[0].imageUrl);
    expect(headers.get("content-type")).toMatch(/^image\//);
    expect(again.output).toContain("slice-quote-default.png is there already");
    expect(again.output).toContain("slices 1/1 quote (unchanged)");
    expect(sandbox.writes.slice(written)).toEqual([]);
  });

  it("says how to go on if it is ended with Ctrl+C, and goes on", async () => {
    const [sandbox, folder] = [await start(), await contentFolder(["pdf"])];
    // It has created the document, and waits before it fills it.
    const first = await interruptedUpload(sandbox, folder, /^contents 1/m);
    const second = await upload(sandbox, folder, PUBLISH);
    expect(first.output).toContain("Run the same command again to continue.");
    expect(first.output).toContain("do not publish");
    expect(first.code).toBe(130);
    expect(second.output.trimEnd()).toMatch(/Published 1 documents in larkfield\.$/);
    expect(sandbox.store.list().map(({ document }) => document.data.title)).toEqual(["The report"]);
  });

  it.each([
    ["documents are created", "POST"],
    ["documents are filled in", "PUT"],
  ])("continues one interrupted while %s, and leaves no document empty", async (_stage, method) => {
    const [sandbox, folder] = [await start(), await contentFolder()];
    sandbox.fault = { method, path: "/migration-api/documents", kind: "fails" };
    const first = await upload(sandbox, folder, PUBLISH);
    expect(first.code).toBe(1);
    expect(first.output).toContain("Run the same command again to continue.");
    expect(first.output).toContain("do not publish");
    delete sandbox.fault;
    const second = await upload(sandbox, folder, PUBLISH);
    expect(second.output.trimEnd()).toMatch(PUBLISHED_BOTH);
    const titles = sandbox.store.list().map(({ document }) => document.data.title);
    expect(titles.sort()).toEqual(["Our company", "The report"]);
    const third = await upload(sandbox, folder, PUBLISH);
    expect(third.output).toContain("0 documents to add, 2 to update");
  });

  it.each([
    ["files are sent", "POST", "/asset-api/assets"],
    ["documents are created", "POST", "/migration-api/documents"],
    ["documents are filled in", "PUT", "/migration-api/documents"],
    ["the repository is read", "GET", "/api/v2"],
  ])("goes on if the connection is lost while %s, and does nothing twice", async (_stage, method, path) => {
    for (const kind of ["loses the request", "loses the response"] as const) {
      const [sandbox, folder] = [await start(), await contentFolder()];
      sandbox.fault = { method, path, kind };
      const { code, output } = await upload(sandbox, folder, PUBLISH);
      expect([code, sandbox.fault], output).toEqual([0, undefined]);
      expect(output.trimEnd()).toMatch(PUBLISHED_BOTH);
      expect(sandbox.store.list().map(({ document }) => document.id)).toHaveLength(2);
      const headers = { authorization: `Bearer ${TOKEN}`, repository: "larkfield" };
      const assets = await fetch(`${sandbox.url}/asset-api/assets`, { headers });
      const { items } = z.object({ items: z.array(z.unknown()) }).parse(await assets.json());
      expect(items).toHaveLength(2);
    }
  });

  it("does not add a document of an unpublished release", async () => {
    const [sandbox, folder] = [await start(), await contentFolder(["pdf"])];
    sandbox.store.saveDraft(pdfDocument);
    sandbox.store.createRelease("Spring");
    const { code, output } = await upload(sandbox, folder, CONFIRM);
    expect(output).toContain('The release "Spring" contains pdf/report (en-au), which is not published');
    expect(code).toBe(1);
    expect(sandbox.writes).toEqual([]);
  });
});

describe("an unconfirmed or invalid upload writes nothing", () => {
  it("without confirmation, it names what it would overwrite", async () => {
    const [sandbox, folder] = [await start(), await contentFolder(["pdf"])];
    await write(folder, "slices/Quote/screenshot-default.png", await picture().png().toBuffer());
    await upload(sandbox, folder, PUBLISH);
    const written = sandbox.writes.length;
    await fill(folder, ["page", "pdf"]);
    await write(folder, "customtypes/page/index.json", { ...page, label: "Content page" });
    const { code, output } = await upload(sandbox, folder, []);
    const lines = output.split("\n");
    expect(output).toContain("Dry run: nothing was written. To write to larkfield, add --confirm larkfield.");
    expect(lines).toContain("It would overwrite customtypes page.");
    expect(lines).toContain("It would overwrite the document pdf/report (en-au).");
    expect(lines).toContain("It would add 0 models and 1 documents.");
    expect(lines.filter((line) => line.includes("overwrite"))).toHaveLength(2);
    expect(code).toBe(0);
    expect(sandbox.writes.slice(written)).toEqual([]);
  });

  it.each([
    ["the confirmation of another name", ["--confirm", "other"], TOKEN, 2, '--confirm says "other"'],
    ["publishing without confirmation", ["--publish"], TOKEN, 2, "--publish needs --confirm larkfield"],
    ["no token", CONFIRM, "", 2, "CONTENT_WRITE_TOKEN is not set"],
    ["a wrong token", CONFIRM, "wrong", 1, "Invalid write token (403)"],
    ["a token on the command line", ["--token", TOKEN], "", 2, "Unknown option '--token'"],
  ])("rejects %s", async (_name, args, token, status, message) => {
    const sandbox = await start();
    const { code, output } = await upload(sandbox, await contentFolder(), args, token);
    expect(output).toContain(message);
    expect(code).toBe(status);
    expect(sandbox.writes).toEqual([]);
  });

  it("rejects content with a broken link or a missing file", async () => {
    const [sandbox, folder] = [await start(), await contentFolder(["page"])];
    await rm(join(folder, "images/course.webp"));
    const { code, output } = await upload(sandbox, folder, CONFIRM);
    expect(output).toContain("page_company refers to pdf_report, which does not exist");
    expect(output).toMatch(/page_company refers to \S+course\.webp, which does not exist/);
    expect(code).toBe(1);
    expect(sandbox.writes).toEqual([]);
  });
});

/** What happens to requests of one kind. */
interface Fault {
  readonly method: string;
  readonly path: string;
  /** All fail after the first one, or the connection of one is lost before it is handled, or before its response. */
  readonly kind: "fails" | "loses the request" | "loses the response";
}

type EmptySandbox = Awaited<ReturnType<typeof start>>;

/** An empty repository without models, over HTTP, with all writes that were performed. */
async function start() {
  const languages = [{ id: "en-au", name: "English - Australia" }] as const;
  const store = createSandboxStore([], { repository: "larkfield", languages });
  const writes: string[] = [];
  const app = Fastify({ forceCloseConnections: true });
  const sandbox: { fault?: Fault } = {};
  const happens = (kind: string, { method, url: path }: FastifyRequest) => {
    const { fault } = sandbox;
    return fault?.kind === kind && method === fault.method && path.startsWith(fault.path);
  };
  const lose = ({ raw }: FastifyRequest) => {
    delete sandbox.fault;
    raw.socket.destroy();
  };
  let performed = 0;
  app.addHook("onRequest", async (request, reply) => {
    if (happens("fails", request) && performed++ > 0) await reply.code(500).send({ message: "It fails" });
  });
  app.addHook("preHandler", async (request, reply) => {
    if (!happens("loses the request", request)) return;
    lose(request);
    return reply.hijack();
  });
  app.addHook("onSend", async (request) => {
    if (happens("loses the response", request)) lose(request);
  });
  app.addHook("onResponse", async (request, reply) => {
    if (request.method !== "GET" && reply.statusCode < 400) writes.push(request.url);
  });
  app.register(contentSandbox, { store, writeToken: TOKEN });
  onTestFinished(() => app.close());
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return Object.assign(sandbox, { store, url, writes });
}

/** A content folder of two documents, one of which links to the other, or of those with one of these types. */
async function contentFolder(types: readonly string[] = ["page", "pdf"]): Promise<string> {
  const folder = temporaryFolder();
  await fill(folder, types);
  return folder;
}

async function fill(folder: string, types: readonly string[]): Promise<void> {
  const company = documentOf("page", "company", { title: "Our company", hero, report: reportLink });
  if (types.includes("page")) await write(folder, "documents/page/company.json", company);
  if (types.includes("pdf")) await write(folder, "documents/pdf/report.json", pdfDocument);
  await write(folder, "customtypes/page/index.json", page);
  await write(folder, "customtypes/pdf/index.json", pdf);
  await write(folder, "slices/Quote/model.json", quote);
  await write(folder, "files/report.pdf", PDF);
  await write(folder, "images/course.webp", await picture().webp().toBuffer());
}

function picture() {
  return sharp({ create: { width: 16, height: 10, channels: 3, background: "green" } });
}

async function write(folder: string, path: string, content: object): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, Buffer.isBuffer(content) ? content : JSON.stringify(content));
}

/** Runs the command in this process. */
async function upload(
  sandbox: EmptySandbox,
  folder: string,
  args: readonly string[],
  CONTENT_WRITE_TOKEN = TOKEN,
) {
  const lines: unknown[] = [];
  const listen = (line: unknown) => void lines.push(line);
  const environment = { CONTENT_WRITE_TOKEN };
  const code = await run(argumentsFor(sandbox, folder, args), { environment, say: listen, complain: listen });
  return { code, output: lines.join("\n") };
}

/** Runs the command in a separate process, which is ended with Ctrl+C once its output matches a pattern. */
async function interruptedUpload(sandbox: EmptySandbox, folder: string, endsAt: RegExp) {
  const env = { ...process.env, CONTENT_WRITE_TOKEN: TOKEN, CONTENT_ACCESS_TOKEN: "" };
  const child = spawn(process.execPath, [MAIN, ...argumentsFor(sandbox, folder, PUBLISH)], { env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => {
      output += text;
      if (!child.killed && endsAt.test(output)) child.kill("SIGINT");
    });
  const [code] = await once(child, "close");
  return { code, output };
}

function argumentsFor({ url }: EmptySandbox, folder: string, args: readonly string[]): readonly string[] {
  return [
    ...["--repository", "larkfield", "--content", folder, "--models", folder],
    ...["--content-endpoint", `${url}/api/v2`, "--asset-endpoint", `${url}/asset-api`],
    ...["--migration-endpoint", `${url}/migration-api`, "--custom-types-endpoint", `${url}/custom-types-api`],
    ...args,
  ];
}
