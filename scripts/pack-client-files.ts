// Packs what a browser downloads as text, thoroughly and once: a step of `npm run build`.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PACKED_FILES, packAll } from "../src/adapters/http/rendered-pages/compression.ts";

const CLIENT = fileURLToPath(new URL("../dist/client", import.meta.url));
const TEXTS = [".css", ".js", ".json", ".svg", ".txt", ".webmanifest"];

const entries = await readdir(CLIENT, { recursive: true, withFileTypes: true });
for (const { name, parentPath } of entries) {
  if (!TEXTS.includes(extname(name)) || parentPath.endsWith(".vite")) continue;
  const file = join(parentPath, name);
  const packed = await packAll(await readFile(file), "thorough");
  for (const { coding, ending } of PACKED_FILES) {
    const bytes = packed[coding];
    if (bytes) await writeFile(file + ending, bytes);
  }
}
