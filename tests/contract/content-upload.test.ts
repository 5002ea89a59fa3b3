import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient } from "@prismicio/client";
import Fastify, { type FastifyRequest } from "fastify";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import type { JsonObject } from "../../sandbox/content/json.ts";
import { contentSandbox } from "../../sandbox/content/plugin.ts";
import { createSandboxStore, type SandboxStore } from "../../sandbox/content/store.ts";
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

const MAIN = fileURLToPath(new URL("../../scripts/content-upload/main.ts", import.meta.url));
const TOKEN = "right-token";

const PDF = Buffer.from("%PDF-1.4\n% a report of very few words\n%%EOF\n");
const field = (type: string) => ({ type, config: {} });
const page = {
  id: "page",
  label: "Page",
  format: "page",
  repeatable: true,
  status: true,
  json: { Main: { uid: field("UID"), title: field("Text"), hero: field("Image"), report: field("Link") } },
};
const pdf = {
  id: "pdf",
  label: "PDF",
  format: "custom",
  repeatable: true,
  status: true,
  json: { Main: { uid: field("UID"), title: field("Text"), file: field("Link") } },
};
const quote = {
  id: "quote",
  type: "SharedSlice",
  name: "Quote",
  variations: [{ id: "default", name: "Default", version: "initial", primary: { name: field("Text") } }],
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
  link_type: "Document",
  id: "pdf_report",
  type: "pdf",
  tags: [],
  lang: "en-au",
  slug: "report",
  uid: "report",
  key: "4be2a1a6-3e63-4f34-a7bb-5be2d3a4b9b1",
  isBroken: false,
};
const file = {
  link_type: "Media",
  key: "0d1f2f57-6a43-4f5c-8ad1-0f2e3b6a1c55",
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

/** The arguments of an upload that publishes. */
const PUBLISH = ["--confirm", "larkfield", "--publish"];

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
    expect(output.trimEnd()).toMatch(/Published 2 documents in larkfield\.$/);
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
    expect(after[0]?.document.data).toMatchObject({
      title: "A newer report",
      file: { url: fileUrlOf(before?.document.data) },
    });
  });

  it("adds the screenshot of a slice, once, by which editors choose it", async () => {
    const [sandbox, folder] = [await start(), await contentFolder([])];
    await write(folder, "slices/Quote/screenshot-default.png", await picture().png().toBuffer());

    const { output } = await upload(sandbox, folder, ["--confirm", "larkfield"]);
    const written = sandbox.writes.length;
    const again = await upload(sandbox, folder, ["--confirm", "larkfield"]);

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
    const first = await uploadAsProcess(sandbox, folder, PUBLISH, /^contents 1/m);
    const second = await upload(sandbox, folder, PUBLISH);

    expect(first.output).toContain("Run the same command again to continue.");
    expect(first.output).toContain("do not publish");
    expect(first.code).toBe(130);
    expect(second.output.trimEnd()).toMatch(/Published 1 documents in larkfield\.$/);
    expect(sandbox.store.list().map(({ document }) => document.data.title)).toEqual(["The report"]);
  });

  it.each([
    ["documents are created", "POST", 1],
    ["documents are filled in", "PUT", 1],
  ])("continues one interrupted while %s, and leaves no document empty", async (_stage, method, after) => {
    const [sandbox, folder] = [await start(), await contentFolder()];
    sandbox.failing = { method, path: "/migration-api/documents", after };

    const first = await upload(sandbox, folder, PUBLISH);
    expect(first.code).toBe(1);
    expect(first.output).toContain("Run the same command again to continue.");
    expect(first.output).toContain("do not publish");
    delete sandbox.failing;
    const second = await upload(sandbox, folder, PUBLISH);

    expect(second.output.trimEnd()).toMatch(/Published 2 documents in larkfield\.$/);
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
    for (const lost of ["request", "response"] as const) {
      const [sandbox, folder] = [await start(), await contentFolder()];
      sandbox.dropping = { method, path, lost };

      const { code, output } = await upload(sandbox, folder, PUBLISH);

      expect([code, sandbox.dropping], output).toEqual([0, undefined]);
      expect(output.trimEnd()).toMatch(/Published 2 documents in larkfield\.$/);
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
    const { code, output } = await upload(sandbox, folder, ["--confirm", "larkfield"]);

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
    ["no token", ["--confirm", "larkfield"], "", 2, "CONTENT_WRITE_TOKEN is not set"],
    ["a wrong token", ["--confirm", "larkfield"], "wrong", 1, "Invalid write token (403)"],
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

    const { code, output } = await upload(sandbox, folder, ["--confirm", "larkfield"]);

    expect(output).toContain("page_company refers to pdf_report, which does not exist");
    expect(output).toMatch(/page_company refers to \S+course\.webp, which does not exist/);
    expect(code).toBe(1);
    expect(sandbox.writes).toEqual([]);
  });
});

interface EmptySandbox {
  readonly store: SandboxStore;
  readonly url: string;
  /** All writes that were forwarded. */
  readonly writes: readonly string[];
  /** Writes of one kind that fail after this number of them. */
  failing?: { readonly method: string; readonly path: string; readonly after: number };
  /** The connection of the next request of a kind is lost before the request is handled, or before its response. */
  dropping?:
    | { readonly method: string; readonly path: string; readonly lost: "request" | "response" }
    | undefined;
}

/** An empty repository without models, over HTTP. */
async function start(): Promise<EmptySandbox> {
  const store = createSandboxStore([], {
    repository: "larkfield",
    languages: [{ id: "en-au", name: "English - Australia" }],
  });
  const writes: string[] = [];
  const app = Fastify({ forceCloseConnections: true });
  const sandbox: Pick<EmptySandbox, "failing" | "dropping"> = {};
  const drop = ({ method, url: path, raw }: FastifyRequest, lost: "request" | "response") => {
    const { dropping } = sandbox;
    if (dropping?.lost !== lost || method !== dropping.method || !path.startsWith(dropping.path)) return;
    sandbox.dropping = undefined;
    raw.socket.destroy();
  };
  let performed = 0;
  app.addHook("preHandler", async (request, reply) => {
    drop(request, "request");
    if (request.raw.socket.destroyed) return reply.hijack();
  });
  app.addHook("onSend", async (request) => drop(request, "response"));
  app.addHook("onRequest", async ({ method, url: path }, reply) => {
    const { failing } = sandbox;
    if (!failing || method !== failing.method || !path.startsWith(failing.path)) return;
    performed += 1;
    if (performed > failing.after) await reply.code(500).send({ message: "It fails" });
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

interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** Runs the command in this process. */
async function upload(
  sandbox: EmptySandbox,
  folder: string,
  args: readonly string[],
  token = TOKEN,
): Promise<Outcome> {
  const lines: unknown[] = [];
  const listen = (line: unknown) => void lines.push(line);
  const environment = { CONTENT_WRITE_TOKEN: token };
  const code = await run(argumentsFor(sandbox, folder, args), { environment, say: listen, complain: listen });
  return { code, output: lines.join("\n") };
}

/** Runs the command in a separate process, which is ended once its output matches a pattern. */
function uploadAsProcess(
  sandbox: EmptySandbox,
  folder: string,
  args: readonly string[],
  endsAt?: RegExp,
): Promise<Outcome> {
  const env = { ...process.env, CONTENT_WRITE_TOKEN: TOKEN, CONTENT_ACCESS_TOKEN: "" };
  return new Promise((resolve) => {
    const all = [MAIN, ...argumentsFor(sandbox, folder, args)];
    const child = execFile(process.execPath, all, { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
    let output = "";
    child.stdout?.on("data", (text) => {
      output += text;
      if (!child.killed && endsAt?.test(output)) child.kill("SIGINT");
    });
  });
}

function argumentsFor({ url }: EmptySandbox, folder: string, args: readonly string[]): readonly string[] {
  return [
    ...["--repository", "larkfield", "--content", folder, "--models", folder],
    ...["--content-endpoint", `${url}/api/v2`, "--asset-endpoint", `${url}/asset-api`],
    ...["--migration-endpoint", `${url}/migration-api`, "--custom-types-endpoint", `${url}/custom-types-api`],
    ...args,
  ];
}

function fileUrlOf(data: JsonObject | undefined): unknown {
  const value = data?.file;
  return typeof value === "object" && value !== null && "url" in value ? value.url : undefined;
}
