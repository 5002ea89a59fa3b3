import { parentPort, Worker } from "node:worker_threads";
import { isUnusable } from "./index-file.ts";
import { IndexReader } from "./index-reader.ts";
import { IndexWriter } from "./index-writer.ts";
import { languageOf } from "./language.ts";
import { PdfText } from "./pdf-text.ts";
import { realWordsOf } from "./real-words.ts";
import type { Request, ThreadSettings } from "./thread.ts";

// What `thread.ts` starts, a worker thread or a process. It runs one of the three roles, one call at a time. A process is
// given the id of its parent, which may have ended before it could read it.

const [role = "", path = "", settings = "", parentId] = process.argv.slice(2);
const { locale, synonyms = [] }: ThreadSettings = JSON.parse(settings);
const language = await languageOf(locale);
const parts: Readonly<Record<string, () => object | Promise<object>>> = {
  reader: async () => new IndexReader(path, language, synonyms, await realWordsOf(locale, synonyms)),
  writer: () => new IndexWriter(path, language),
  text: () => new PdfText(),
};
const part = (await parts[role]?.()) ?? {};
function reply(message: object): void {
  if (parentPort) parentPort.postMessage(message);
  // The parent may have been killed meanwhile, and then this process has nothing to do any more.
  else process.send?.(message, undefined, {}, (error) => error && process.exit());
}

(parentPort ?? process).on("message", async ({ id, name, parameters }: Request) => {
  try {
    const call: unknown = Reflect.get(part, name);
    if (typeof call !== "function") throw new TypeError(`${role} cannot ${name}`);
    reply({ id, result: await call.apply(part, parameters) });
  } catch (error) {
    reply({ id, error, isUnusable: isUnusable(error) });
  }
});

if (parentId !== undefined) endWithParent(Number(parentId));

/**
 * Ends this process when its parent has ended, in whatever way. A broken file may keep the main thread busy forever, so
 * another thread watches. Signals that a terminal or service manager sends to all processes are left to the parent.
 */
function endWithParent(id: number): void {
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
  const watch = `setInterval(() => process.ppid === ${id} || process.kill(process.pid, "SIGKILL"), 1_000)`;
  new Worker(watch, { eval: true }).unref();
}
