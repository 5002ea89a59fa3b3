import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { ContentServiceError } from "../../src/ports/content-repository.ts";

const PAGE_SIZE = 500;
const TIMEOUT_MS = 10_000;
/** Interval between requests: the provider's rate limit is one per second. */
const PAUSE_MS = 1_000;

const answerSchema = z.object({
  items: z.array(z.looseObject({ url: z.url() })),
  cursor: z.string().nullish(),
});

interface MediaLibrary {
  /** URL of the asset API, without a trailing slash. */
  readonly endpoint: string;
  readonly repository: string;
  /** A write token, which the asset API requires. */
  readonly token: string;
}

/**
 * The names of all files in a media library, which are the last segments of their addresses.
 *
 * @throws {ContentServiceError}
 */
export async function mediaNames({ endpoint, repository, token }: MediaLibrary): Promise<string[]> {
  const headers = { repository, authorization: `Bearer ${token}` };
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({ pageSize: String(PAGE_SIZE), ...(cursor && { cursor }) });
    const answer = await ask(`${endpoint}/assets?${query}`, headers);
    names.push(...answer.items.flatMap(({ url }) => new URL(url).pathname.split("/").at(-1) ?? []));
    cursor = answer.items.length < PAGE_SIZE ? undefined : (answer.cursor ?? undefined);
    if (cursor !== undefined) await wait(PAUSE_MS);
  } while (cursor !== undefined);
  return names;
}

async function ask(url: string, headers: Readonly<Record<string, string>>) {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`it responded with ${response.status}`);
    return answerSchema.parse(await response.json());
  } catch (cause) {
    throw new ContentServiceError("the media library", { cause });
  }
}
