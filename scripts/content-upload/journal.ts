import { appendFile, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FetchLike } from "@prismicio/client";
import { z } from "zod";
import { keyOf } from "./published.ts";

const lineSchema = z.object({ endpoint: z.string(), key: z.string(), id: z.string() });

/**
 * The documents that an upload has created and not yet filled in, on disk beside the content: the service's migration
 * release holds them, and nothing but their ids tells a later run that they are its own.
 */
export class UploadJournal {
  readonly #file: string;
  readonly #endpoint: string;

  /** @param endpoint - Of the migration API: ids of one service mean nothing to another. */
  constructor(contentFolder: string, repository: string, endpoint: string) {
    this.#file = join(contentFolder, `.upload-${repository}.jsonl`);
    this.#endpoint = endpoint;
  }

  /** The ids of documents that an interrupted run has created, by their keys. */
  async created(): Promise<ReadonlyMap<string, string>> {
    const text = await readFile(this.#file, "utf8").catch(nothingThere);
    // The last line may be cut off: its document was created, and is found as one that a release holds.
    const lines = text.split("\n").slice(0, -1);
    return new Map(
      lines
        .map((line) => lineSchema.parse(JSON.parse(line)))
        .filter(({ endpoint }) => endpoint === this.#endpoint)
        .map(({ key, id }) => [key, id]),
    );
  }

  /** Remembers a document that was created. */
  async add(key: string, id: string): Promise<void> {
    await appendFile(this.#file, `${JSON.stringify({ endpoint: this.#endpoint, key, id })}\n`);
  }

  /** Forgets all: every document has what it is to hold. */
  async clear(): Promise<void> {
    await rm(this.#file, { force: true });
  }
}

const createdSchema = z.object({
  id: z.string(),
  type: z.string(),
  lang: z.string(),
  uid: z.string().nullable().default(null),
});

/** `fetch` that writes down each document that it creates, before the caller hears of it. */
export function journaledFetch(
  migrationEndpoint: string,
  journal: UploadJournal,
  inner: FetchLike,
): FetchLike {
  const documents = `${migrationEndpoint}/documents`;
  return async (address, init) => {
    const response = await inner(address, init);
    if (address !== documents || init?.method !== "POST" || !response.ok) return response;
    const created = await response.json();
    const { id, ...document } = createdSchema.parse(created);
    await journal.add(keyOf(document), id);
    return Response.json(created, { status: response.status });
  };
}

function nothingThere(error: unknown): string {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
  throw error;
}
