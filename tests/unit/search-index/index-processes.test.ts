import childProcess, { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { syncBuiltinESMExports } from "node:module";
import { deflateSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { IndexedSearch } from "../../../src/adapters/search-index/indexed-search.ts";
import { recordingLog } from "../adapters/recording-log.ts";

/** A PDF file whose pages all have the same content. */
function pdfOf(content: string, pages = 1): Buffer {
  const stream = deflateSync(content).toString("latin1");
  const ids = Array.from({ length: pages }, (_, index) => `${index + 5} 0 R`);
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${pages}/Kids[${ids.join(" ")}]>>`,
    `<</Filter/FlateDecode/Length ${stream.length}>>stream\n${stream}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ...ids.map(() => "<</Type/Page/Parent 2 0 R/Contents 3 0 R/Resources<</Font<</F 4 0 R>>>>>>"),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join("");
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n%%EOF`, "latin1");
}

const READABLE = pdfOf("BT /F 9 Tf (Okafor)Tj ET");
/** Takes minutes: each page has a million texts. */
const ENDLESS = pdfOf(`BT /F 9 Tf ${"(again)Tj 0 0 Td ".repeat(1_000_000)} ET`, 400);

/** Indexes documents, each with a readable file; returns the processes that were started, by role. */
async function indexing(uids: readonly string[], onTextStart?: (started: ChildProcess) => void) {
  const { fork } = childProcess;
  const [texts, writers]: [ChildProcess[], ChildProcess[]] = [[], []];
  const forked = vi.spyOn(childProcess, "fork").mockImplementation((...parameters) => {
    const started = fork(...parameters);
    const isText = parameters[1]?.includes("text");
    (isText ? texts : writers).push(started);
    if (isText) onTextStart?.(started);
    return started;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    forked.mockRestore();
    syncBuiltinESMExports();
  });
  const documents = uids.map((uid) => ({ id: uid, uid, title: `The ${uid}`, href: `/files/${uid}.pdf` }));
  const content = new InMemoryContentRepository({ documents });
  const log = recordingLog();
  const files = { read: async () => new Uint8Array(READABLE) };
  const index = new IndexedSearch({ content, files, log });
  onTestFinished(() => index.close());
  const ref = await content.publishedRef();
  await index.prepare(ref);
  const found = await index.search(ref, { text: "okafor", scope: "pdf", page: 1, pageSize: 10 });
  const options = forked.mock.calls.map(([_file, _arguments, used]) => used);
  return { texts, writers, log, found: found.items.map(({ uid }) => uid), options };
}

it("one process writes the index of a publish, with the text of its files, and ends", async () => {
  const { writers } = await indexing(["annual"]);
  expect(writers.map(({ signalCode }) => signalCode)).toEqual(["SIGKILL"]);
});

describe("the process that extracts text from files", () => {
  it("ends after its work, so that its memory is free", async () => {
    const { texts, found } = await indexing(["annual", "interim"]);
    expect(found).toHaveLength(2);
    expect(texts.map(({ signalCode }) => signalCode)).toEqual(["SIGKILL"]);
  });

  it("does not start if there is nothing to read", async () => {
    expect((await indexing([])).texts).toEqual([]);
  });

  it("gets no variables of the environment, some of which are secrets", async () => {
    vi.stubEnv("CONTENT_API_TOKEN", "secret");
    onTestFinished(() => void vi.unstubAllEnvs());
    const { options } = await indexing(["annual"]);
    expect(options.map((used) => used?.env)).toEqual([{ MALLOC_ARENA_MAX: "1" }, { MALLOC_ARENA_MAX: "1" }]);
  });

  it("that a file brings down is replaced; the file's document is found by its title only", async () => {
    let isFirst = true;
    const { texts, found, log } = await indexing(["annual", "interim"], (started) => {
      if (isFirst) started.kill("SIGKILL");
      isFirst = false;
    });
    expect(found).toHaveLength(1);
    expect(log.warnings).toHaveLength(1);
    expect(texts).toHaveLength(2);
  });

  it("keeps its parent running until it has ended, even if its response arrives meanwhile", async () => {
    const parent = run(`
      const call = text.call("pagesOf", [Buffer.from(${JSON.stringify(READABLE.toString("base64"))}, "base64")]);
      call.catch(() => undefined);
      // The response is sent, but not received yet.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
      await text.end();`);
    await once(parent, "close");
    // 13 would be an `await` that nothing can settle any more.
    expect(parent.exitCode).toBe(0);
  });

  it("ends with its parent, even while a file keeps it busy", async () => {
    const parent = run(`
      const files = ${JSON.stringify([READABLE, ENDLESS].map((file) => file.toString("base64")))};
      for (const file of files) {
        const call = text.call("pagesOf", [Buffer.from(file, "base64")]);
        if (file !== files.at(-1)) await call;
      }
      process.kill(process.pid, "SIGKILL");`);
    // Both have the same output, which is closed once both have ended.
    await once(parent, "close");
    expect(parent.signalCode).toBe("SIGKILL");
  });
});

/** Runs a program that calls the process `text`. */
function run(program: string) {
  const thread = new URL("../../../src/adapters/search-index/thread.ts", import.meta.url);
  const imports = `
    const { Thread } = await import(${JSON.stringify(thread.href)});
    const text = new Thread("text", "");`;
  const parent = spawn(process.execPath, ["--input-type=module", "--eval", imports + program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  parent.stdout.resume();
  return parent;
}
