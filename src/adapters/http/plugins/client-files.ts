import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import fp from "fastify-plugin";
import { notFound } from "../problem.ts";
import { Answer } from "../rendered-pages/answer.ts";
import { PACKED_FILES, type Packed } from "../rendered-pages/compression.ts";
import { sendReply } from "../rendered-pages/send-answer.ts";
import { sendProblem } from "./problems.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

/** Those under `assets/` carry a hash of their content in their names: another content has another address. */
const HASHED = "public, max-age=31536000, immutable";
const NAMED = "public, max-age=3600";

/**
 * Serves the files of the built client from memory: they are few and small. What the build packed beside a file
 * (`app.js.br`) is sent to whoever takes it.
 */
export const clientFiles = fp<{ readonly folder: string }>(
  async (server, { folder }) => {
    for (const { path, answer } of await readClientFiles(folder, server.headersOfAll)) {
      server.directAnswers.addFile(path, answer);
      server.get(path, (_request, reply) => sendReply(reply, answer));
    }
    // A process of another version has it, and a shared cache that kept this answer would hide it.
    server.get("/assets/*", ({ id, url }, reply) =>
      sendProblem(reply.header("cache-control", "no-store"), notFound(`There is no file ${url}.`, id)),
    );
  },
  { name: "client-files", dependencies: ["kept-answers", "common-headers"] },
);

async function readClientFiles(
  folder: string,
  headersOfAll: Readonly<Record<string, string>>,
): Promise<{ path: string; answer: Answer }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  // Only what a browser knows is a file of the client: what the build notes for itself and packs is not.
  const served = names.filter((name) => !name.startsWith(".") && TYPES[extname(name)] !== undefined);
  return Promise.all(
    served.map(async (name) => {
      const path = `/${name.split(sep).join("/")}`;
      const body = await readFile(join(folder, name));
      const headers = {
        ...headersOfAll,
        "content-type": TYPES[extname(name)] ?? "application/octet-stream",
        "cache-control": path.startsWith("/assets/") ? HASHED : NAMED,
        "cross-origin-resource-policy": "same-origin",
      };
      const packed = await readPacked(join(folder, name), names, name);
      return { path, answer: new Answer({ status: 200, body, headers }, packed) };
    }),
  );
}

async function readPacked(file: string, names: readonly string[], name: string): Promise<Packed> {
  const found = PACKED_FILES.filter(({ ending }) => names.includes(name + ending));
  const read = async ({ coding, ending }: (typeof PACKED_FILES)[number]) =>
    [coding, await readFile(file + ending)] as const;
  return Object.fromEntries(await Promise.all(found.map(read)));
}
