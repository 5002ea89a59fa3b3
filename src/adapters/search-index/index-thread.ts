import { parentPort, workerData } from "node:worker_threads";
import { isUnusable } from "./index-file.ts";
import { IndexReader } from "./index-reader.ts";
import { IndexWriter } from "./index-writer.ts";
import { PdfText } from "./pdf-text.ts";
import type { Request } from "./thread.ts";

// The worker that `thread.ts` starts. It runs one of the three roles, one call at a time.

const { role, path }: { readonly role: string; readonly path: string } = workerData;
const parts: Readonly<Record<string, () => object>> = {
  reader: () => new IndexReader(path),
  writer: () => new IndexWriter(path),
  text: () => new PdfText(),
};
const part = parts[role]?.() ?? {};

parentPort?.on("message", async ({ id, name, parameters }: Request) => {
  try {
    const call: unknown = Reflect.get(part, name);
    if (typeof call !== "function") throw new TypeError(`${role} cannot ${name}`);
    parentPort?.postMessage({ id, answer: await call.apply(part, parameters) });
  } catch (error) {
    parentPort?.postMessage({ id, error, isUnusable: isUnusable(error) });
  }
});
