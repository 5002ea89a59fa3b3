import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { FetchLike } from "@prismicio/client";
import { contentTypeOf } from "../../sandbox/content/media.ts";

const IMAGE_ADDRESS = "https://images.prismic.io/larkfield/";
const FILE_ADDRESS = "https://larkfield.cdn.prismic.io/larkfield/files/";

/** The path of a media address in the content folder, whether or not the file exists. */
export function localPathOf(address: string, contentFolder: string): string | undefined {
  const path = address.replace(/[?#].*$/, "");
  const [prefix, folder] = path.startsWith(IMAGE_ADDRESS)
    ? [IMAGE_ADDRESS, "images"]
    : [FILE_ADDRESS, "files"];
  if (!path.startsWith(prefix)) return undefined;
  const name = decodeURIComponent(path.slice(prefix.length));
  return name === basename(name) ? join(contentFolder, folder, name) : undefined;
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
