import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import fp from "fastify-plugin";
import { CacheEntry, sendEntry } from "../encoding/cache-entry.ts";
import { PRECOMPRESSED_FILES } from "../encoding/content-encoding.ts";
import { sendProblem } from "../problem.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

/** File names under `assets/` contain a hash of the content, so their content never changes. */
const HASHED = "public, max-age=31536000, immutable";
const NAMED = "public, max-age=3600";

/** What search engines, chats and readers of feeds show beside a link: the icons, one of which is also the logo. */
const ICON = /^\/[^/]+\.(?:ico|png|svg)$/;

/** Not subject to load shedding: visitors who have a page already need its files, which cost next to nothing. */
const ALWAYS = { config: { pressureHandler: () => undefined } } as const;

/**
 * Serves the files of the built client from memory, since they are few and small. If the build has compressed a file
 * (`app.js.br`), clients that accept the encoding get that. Reading from the disk with `@fastify/static` has a fraction
 * of the throughput, and open files of 32 aborted connections crash the process.
 */
export const clientFiles = fp<{ readonly folder: string }>(
  async (server, { folder }) => {
    for (const { path, entry } of await readClientFiles(folder, server.headersOfAll)) {
      server.get(path, ALWAYS, (_request, reply) => sendEntry(reply, entry));
    }
    // During a deployment, a process of another version may have the file, so a shared cache must not store this 404.
    server.get("/assets/*", ({ url }, reply) =>
      sendProblem(reply.header("cache-control", "no-store"), 404, `There is no file ${url}.`),
    );
  },
  { name: "client-files", dependencies: ["common-headers"] },
);

async function readClientFiles(
  folder: string,
  headersOfAll: Readonly<Record<string, string>>,
): Promise<{ path: string; entry: CacheEntry }[]> {
  const names = await readdir(folder, { recursive: true });
  // Only known types: the build's own metadata and the compressed files are not served.
  const served = names.filter((name) => !name.startsWith(".") && TYPES[extname(name)] !== undefined);
  return Promise.all(
    served.map(async (name) => {
      const path = `/${name.split(sep).join("/")}`;
      const body = await readFile(join(folder, name));
      const headers = {
        ...headersOfAll,
        "content-type": TYPES[extname(name)] ?? "application/octet-stream",
        "cache-control": path.startsWith("/assets/") ? HASHED : NAMED,
        "cross-origin-resource-policy": ICON.test(path) ? "cross-origin" : "same-origin",
      };
      const encoded = PRECOMPRESSED_FILES.filter(({ ending }) => names.includes(name + ending)).map(
        async ({ encoding, ending }) => [encoding, await readFile(join(folder, name + ending))] as const,
      );
      const bodies = Object.fromEntries(await Promise.all(encoded));
      return { path, entry: new CacheEntry({ status: 200, body, headers }, bodies) };
    }),
  );
}
