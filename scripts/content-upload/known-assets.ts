import type { FetchLike, RequestInitLike, ResponseLike } from "@prismicio/client";
import { z } from "zod";
import { repeated } from "./repeated-fetch.ts";

const listSchema = z.object({ items: z.array(z.looseObject({ filename: z.string(), size: z.number() })) });

/**
 * Wraps `fetch` so that a file is not uploaded if the media library has one with the same name and size: its asset is
 * returned instead. Otherwise each run would add all files again.
 *
 * @param onReuse - Called with the name of each file that is not uploaded.
 */
export function reuseAssetsFetch(
  assetEndpoint: string,
  inner: FetchLike,
  onReuse: (name: string) => void,
): FetchLike {
  const uploads = `${assetEndpoint}/assets`;
  return async (address, init) => {
    const body: unknown = init?.body;
    const file = address === uploads && body instanceof FormData ? body.get("file") : undefined;
    if (!(file instanceof File)) return inner(address, init);
    const existing = async () => {
      const known = await find(file, init);
      return known && Response.json(known);
    };
    const known = await existing();
    if (!known) return repeated<ResponseLike>(() => inner(address, init), existing);
    onReuse(file.name);
    return known;
  };

  async function find(file: File, { headers, signal }: RequestInitLike = {}): Promise<object | undefined> {
    const query = new URLSearchParams({ keyword: file.name, pageSize: "50" });
    const response = await inner(`${uploads}?${query}`, { ...(headers ? { headers } : {}), signal });
    // If the list fails, the file is uploaded: a duplicate is better than a missing file.
    const list = response.ok ? listSchema.safeParse(await response.json()) : undefined;
    return list?.data?.items.find(({ filename, size }) => filename === file.name && size === file.size);
  }
}
