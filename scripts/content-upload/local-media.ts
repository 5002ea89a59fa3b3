import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { FetchLike } from "@prismicio/client";
import { contentTypeOf } from "../../sandbox/content/media.ts";

/** An address in any repository: documents are written for one, and uploaded into another. */
const MEDIA_ADDRESS =
  /^https:\/\/(?:images\.prismic\.io\/[\w-]+|[\w-]+\.cdn\.prismic\.io\/[\w-]+\/(files))\/(.+)$/;

/** The path of a media address in the content folder, whether or not the file exists. */
export function localPathOf(address: string, contentFolder: string): string | undefined {
  const path = address.replace(/[?#].*$/, "");
  const [, kind, stored] = MEDIA_ADDRESS.exec(path) ?? [];
  if (stored === undefined) return undefined;
  const name = decodeURIComponent(stored);
  return name === basename(name) ? join(contentFolder, kind === "files" ? kind : "images", name) : undefined;
}

/** Wraps `fetch` so that media addresses of the sample content are read from the content folder. */
export function localMediaFetch(contentFolder: string, inner: FetchLike): FetchLike {
  return async (address, init) => {
    const path = localPathOf(address, contentFolder);
    if (path === undefined) return inner(address, init);
    const content = new Uint8Array(await readFile(path));
    return new Response(content, { headers: { "content-type": contentTypeOf(path) } });
  };
}
