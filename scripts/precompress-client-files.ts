import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import {
  compressInAllEncodings,
  PRECOMPRESSED_FILES,
} from "../src/adapters/http/encoding/content-encoding.ts";
import { argumentsOf } from "./command-line.ts";

argumentsOf(
  "node scripts/precompress-client-files.ts\n\nCompresses the text files of the built client at the highest level; a step of npm run build.",
  {},
);

const CLIENT = join(import.meta.dirname, "../dist/client");
const TEXTS = [".css", ".js", ".json", ".svg", ".txt"];

const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true });
for (const { name, parentPath } of entries) {
  if (!TEXTS.includes(extname(name)) || parentPath.endsWith(".vite")) continue;
  const file = join(parentPath, name);
  const encoded = await compressInAllEncodings(await readFile(file), "file");
  for (const { encoding, ending } of PRECOMPRESSED_FILES) {
    const bytes = encoded[encoding];
    if (bytes) await writeFile(file + ending, bytes);
  }
}
