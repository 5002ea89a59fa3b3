import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createClient } from "@prismicio/client";
import Fastify from "fastify";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
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

const TOKEN = "right-token";
const PDF = Buffer.from("%PDF-1.4\n% a report of very few words\n%%EOF\n");

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
  uid: "report",
  slug: "report",
  lang: "en-au",
  tags: [],
  key: "4be2a1a6-3e63-4f34-a7bb-5be2d3a4b9b1",
  isBroken: false,
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

beforeEach(unthrottled);
afterEach(() => vi.restoreAllMocks());

describe("an upload", () => {
  it("adds documents, links and media to an empty repository", async () => {
    const sandbox = await start();
    const { code, output } = await upload(sandbox, await contentFolder(), ["--publish"]);
    expect(output).toContain("assets 1/2 course.webp");
    expect(output).toMatch(/documents \d\/2 page_company/);
    expect(output).toContain("contents 2/2 pdf_report");
    expect(output).toMatch(/Published 2 documents\.$/);
    expect(code).toBe(0);
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

  it("leaves the publish to the editors, unless it is told to publish", async () => {
    const sandbox = await start();
    const { code, output } = await upload(sandbox, await contentFolder());
    expect(output).toContain('Now publish the release under "Migration Releases" in larkfield.');
    expect(code).toBe(0);
    expect(sandbox.store.releases.map(({ label }) => label)).toEqual(["Migration release"]);
  });

  it("updates published documents with the same type, language and UID", async () => {
    const sandbox = await start();
    const folder = await contentFolder();
    await upload(sandbox, folder, ["--publish"]);
    const idsBefore = sandbox.store.list().map(({ document }) => document.id);
    await write(folder, "documents/pdf/report.json", documentOf("pdf", "report", { title: "Newer", file }));
    await upload(sandbox, folder, ["--publish"]);
    const after = sandbox.store.list().map(({ document }) => document);
    expect(after.map(({ id }) => id)).toEqual(idsBefore);
    expect(after.map(({ data }) => data.title)).toContain("Newer");
  });

  describe("of documents in two languages", () => {
    /** A folder with a page in two languages, of one UID, and the home pages. */
    async function translated(): Promise<string> {
      const folder = temporaryFolder();
      const german = (type: string, uid: string | null) => ({
        ...documentOf(type, uid ?? "start", { title: "Auf Deutsch" }),
        id: `${type}_de-de`,
        uid,
        lang: "de-de",
        alternate_languages: [{ id: `${type}_${uid ?? "home"}` }],
      });
      const home = { ...documentOf("home", "home", { title: "Home" }), uid: null };
      await write(folder, "documents/home/home.json", home);
      await write(folder, "documents/home/home.de-de.json", german("home", null));
      await write(folder, "documents/page/news.json", documentOf("page", "news", { title: "News" }));
      await write(folder, "documents/page/news.de-de.json", german("page", "news"));
      return folder;
    }

    it.each([["en-au"], ["de-de"]])(
      "pairs them, in a repository whose master language is %s",
      async (master) => {
        const other = master === "en-au" ? "de-de" : "en-au";
        const sandbox = await start(master, other);
        const folder = await translated();
        expect(await upload(sandbox, folder, ["--publish"])).toMatchObject({ code: 0 });
        const client = createClient("larkfield", { documentAPIEndpoint: `${sandbox.url}/api/v2` });
        const english = await client.getByUID("page", "news", { lang: "en-au" });
        const german = await client.getByUID("page", "news", { lang: "de-de" });
        expect(english.alternate_languages).toMatchObject([{ id: german.id, lang: "de-de", uid: "news" }]);
        expect(german.alternate_languages).toMatchObject([{ id: english.id, lang: "en-au", uid: "news" }]);
        const homes = await client.getAllByType("home", { lang: "*" });
        expect(homes.map((one) => one.alternate_languages.length)).toEqual([1, 1]);
      },
    );

    it("updates each in its language", async () => {
      const sandbox = await start("en-au", "de-de");
      const folder = await translated();
      await upload(sandbox, folder, ["--publish"]);
      const idsBefore = sandbox.store.list().map(({ document }) => document.id);
      await upload(sandbox, folder, ["--publish"]);
      expect(sandbox.store.list().map(({ document }) => document.id)).toEqual(idsBefore);
    });

    it("says before anything is written that the repository lacks one", async () => {
      const sandbox = await start();
      const { code, output } = await upload(sandbox, await translated());
      expect(output).toContain("the repository has no de-de: add it");
      expect(code).toBe(1);
      expect(sandbox.store.releases).toEqual([]);
    });
  });

  it("names the step that failed, and the reason", async () => {
    const folder = await contentFolder();
    await rm(join(folder, "images/course.webp"));
    const { code, output } = await upload(await start(), folder);
    expect(output).toMatch(/assets 1\/2 course\.webp: ENOENT/);
    expect(code).toBe(1);
  });

  it.each([
    ["no token", [], "", 2, "CONTENT_WRITE_TOKEN is not set"],
    ["a wrong token", [], "wrong", 1, "Invalid write token"],
    ["a token on the command line", ["--token", TOKEN], "", 2, "Unknown option '--token'"],
    ["the name of no repository", ["--repository", "a b"], TOKEN, 2, '"a b" is not the name of a repository'],
    ["a sandbox that is no address", ["--sandbox", "local"], TOKEN, 2, '--sandbox: "local"'],
  ])("rejects %s, and writes nothing", async (_name, args, token, status, message) => {
    const sandbox = await start();
    const { code, output } = await upload(sandbox, await contentFolder(), args, token);
    expect(output).toContain(message);
    expect(code).toBe(status);
    expect(sandbox.store.releases).toEqual([]);
  });
});

type EmptySandbox = Awaited<ReturnType<typeof start>>;

/** An empty repository without models, by default in one language, over HTTP. */
async function start(master = "en-au", ...others: readonly string[]) {
  const language = (id: string) => ({ id, name: id });
  const languages = [language(master), ...others.map(language)] as const;
  const store = createSandboxStore([], { repository: "larkfield", languages });
  const app = Fastify({ forceCloseConnections: true });
  app.register(contentSandbox, { store, writeToken: TOKEN });
  onTestFinished(() => app.close());
  return { store, url: await app.listen({ port: 0, host: "127.0.0.1" }) };
}

/** A content folder of two documents, one of which links to the other. */
async function contentFolder(): Promise<string> {
  const folder = temporaryFolder();
  const company = documentOf("page", "company", { title: "Our company", hero, report: reportLink });
  await write(folder, "documents/page/company.json", company);
  await write(
    folder,
    "documents/pdf/report.json",
    documentOf("pdf", "report", { title: "The report", file }),
  );
  await write(folder, "files/report.pdf", PDF);
  const picture = sharp({ create: { width: 16, height: 10, channels: 3, background: "green" } });
  await write(folder, "images/course.webp", await picture.webp().toBuffer());
  return folder;
}

async function write(folder: string, path: string, content: object): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, Buffer.isBuffer(content) ? content : JSON.stringify(content));
}

async function upload(
  sandbox: EmptySandbox,
  folder: string,
  args: readonly string[] = [],
  CONTENT_WRITE_TOKEN = TOKEN,
) {
  const lines: unknown[] = [];
  const listen = (line: unknown) => void lines.push(line);
  const code = await run(
    ["--repository", "larkfield", "--content", folder, "--sandbox", sandbox.url, ...args],
    { environment: { CONTENT_WRITE_TOKEN }, say: listen, complain: listen },
  );
  return { code, output: lines.join("\n") };
}
