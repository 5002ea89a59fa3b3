import childProcess, { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { InMemoryContentSource } from "../../../src/adapters/in-memory/content-source.ts";
import { IndexedSearch } from "../../../src/adapters/search-index/indexed-search.ts";
import { recordingLog } from "../../unit/adapters/recording-log.ts";
import { renderedPageTexts } from "../../unit/rendered-page-texts.ts";

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
/** A form that shows itself twice, which takes more memory than there is. */
const RECURSIVE = Buffer.from(
  `%PDF-1.4
  1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
  2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj
  3 0 obj<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>endobj
  4 0 obj<</Length 5>>stream\n/X Do\nendstream\nendobj
  5 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>/Length 11>>stream
/X Do /X Do\nendstream\nendobj
  trailer<</Root 1 0 R>>\n%%EOF`,
);
/** The memory of the process with the parser's limit of 256 MB, in kB; without the limit, it has 2,190,000. */
const MAX_TEXT_PROCESS_KB = 500_000;
/** Takes minutes: each page has a million texts. */
const ENDLESS = pdfOf(`BT /F 9 Tf ${"(again)Tj 0 0 Td ".repeat(1_000_000)} ET`, 400);

interface Indexing {
  readonly onTextStart?: (started: ChildProcess) => void;
  /** The files that are not just readable, by document. */
  readonly files?: Readonly<Record<string, Buffer>>;
}

/** Indexes documents, each with a readable file; returns the processes that were started, by role. */
async function indexing(uids: readonly string[], { onTextStart, files: special = {} }: Indexing = {}) {
  const { fork } = childProcess;
  const texts: ChildProcess[] = [];
  const writers: ChildProcess[] = [];
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
  const content = new InMemoryContentSource({ documents });
  const log = recordingLog();
  const files = {
    read: async (href: string) => new Uint8Array(special[/\w+(?=\.pdf)/.exec(href)?.[0] ?? ""] ?? READABLE),
  };
  const index = new IndexedSearch({ pageTexts: renderedPageTexts, files, log });
  onTestFinished(() => index.close());
  const shown = await content.read();
  await index.prepare(shown);
  const found = await index.search(shown, { text: "okafor", scope: "pdf", page: 1, pageSize: 10 });
  const options = forked.mock.calls.map(([_file, _arguments, used]) => used);
  return { texts, writers, log, found: found.items.map(({ uid }) => uid), options };
}

describe("the process that extracts text from files", () => {
  it("ends after its work, as the one that writes the index; neither gets variables of the environment, some of which are secrets", async () => {
    vi.stubEnv("CONTENT_API_TOKEN", "secret");
    const { texts, writers, found, options } = await indexing(["annual", "interim"]);
    expect(found).toHaveLength(2);
    expect([...texts, ...writers].map(({ signalCode }) => signalCode)).toEqual(["SIGKILL", "SIGKILL"]);
    expect(options.map((used) => used?.env)).toEqual([{ MALLOC_ARENA_MAX: "1" }, { MALLOC_ARENA_MAX: "1" }]);
  });

  it("does not start if there is nothing to read", async () => {
    expect((await indexing([])).texts).toEqual([]);
  });

  it("that a file brings down is replaced; the file's document is found by its title only", async () => {
    let isFirst = true;
    const { texts, found, log } = await indexing(["annual", "interim"], {
      onTextStart: (started) => {
        if (isFirst) started.kill("SIGKILL");
        isFirst = false;
      },
    });
    expect(found).toHaveLength(1);
    expect(log.warnings).toHaveLength(1);
    expect(texts).toHaveLength(2);
  });

  it.runIf(process.platform === "linux")(
    "has limited memory, and is replaced after a file that needs more",
    async () => {
      const peaks: number[] = [];
      const { texts, found, log } = await indexing(["annual", "interim"], {
        files: { annual: RECURSIVE },
        onTextStart: (started) => {
          const kill = started.kill.bind(started);
          started.kill = (signal) => {
            const status = readFileSync(`/proc/${started.pid}/status`, "utf8");
            peaks.push(Number(/VmHWM:\s*(\d+) kB/.exec(status)?.[1]));
            return kill(signal);
          };
        },
      });
      expect(found).toEqual(["interim"]);
      const warning = { href: "/files/annual.pdf", reason: expect.stringContaining("memory") };
      expect(log.warnings).toMatchObject([warning]);
      expect(texts).toHaveLength(2);
      expect(peaks).toHaveLength(2);
      expect(Math.max(...peaks)).toBeLessThan(MAX_TEXT_PROCESS_KB);
    },
  );

  it("keeps its parent running until it has ended, even if its response arrives meanwhile", async () => {
    const parent = run(`
      const call = text.call("textOf", [Buffer.from(${JSON.stringify(READABLE.toString("base64"))}, "base64")]);
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
        const call = text.call("textOf", [Buffer.from(file, "base64")]);
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

it.skipIf(process.platform === "win32")("a process whose site was killed ends without a word", async () => {
  const thread = new URL("../../../src/adapters/search-index/index-thread.ts", import.meta.url);
  // Killed once the call is on its way, so that its reply has no reader.
  const site = `
    const stdio = ["ignore", "inherit", "inherit", "ipc"];
    const options = { serialization: "advanced", stdio };
    const child = require("node:child_process").fork(process.argv[1], ["text", "", '{"locale":"en"}', String(process.pid)], options);
    const call = { id: 0, name: "textOf", parameters: [new Uint8Array(9)] };
    child.send(call, () => process.kill(process.pid, "SIGKILL"));`;
  const killed = spawn(process.execPath, ["-e", site, fileURLToPath(thread)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Both end with the last process that has the pipe.
  const said = await Promise.all([text(killed.stdout), text(killed.stderr)]);
  expect(said.join("")).toBe("");
});
