import { existsSync } from "node:fs";
import { appendFile, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FetchLike, ResponseLike } from "@prismicio/client";
import { z } from "zod";
import { keyOf } from "./published.ts";
import { repeated } from "./service.ts";

const lineSchema = z.object({ endpoint: z.string(), key: z.string(), id: z.string() });

/**
 * A file with the ids of documents that an upload has created but not filled yet. They are only in the service's
 * migration release, where a later run could not recognise them otherwise.
 */
export class UploadJournal {
  readonly #file: string;
  readonly #endpoint: string;

  /** @param endpoint - URL of the migration API: ids are only valid for one service. */
  constructor(contentFolder: string, repository: string, endpoint: string) {
    this.#file = join(contentFolder, `.upload-${repository}.jsonl`);
    this.#endpoint = endpoint;
  }

  /** The ids of documents that an interrupted run has created, by their keys. */
  async created(): Promise<ReadonlyMap<string, string>> {
    const text = existsSync(this.#file) ? await readFile(this.#file, "utf8") : "";
    // The last line may be incomplete. Its document is found in the release.
    const lines = text.split("\n").slice(0, -1);
    return new Map(
      lines
        .map((line) => lineSchema.parse(JSON.parse(line)))
        .filter(({ endpoint }) => endpoint === this.#endpoint)
        .map(({ key, id }) => [key, id]),
    );
  }

  async add(key: string, id: string): Promise<void> {
    await appendFile(this.#file, `${JSON.stringify({ endpoint: this.#endpoint, key, id })}\n`);
  }

  /** Deletes the file, once all documents are filled. */
  async clear(): Promise<void> {
    await rm(this.#file, { force: true });
  }
}

const documentSchema = z.object({
  type: z.string(),
  lang: z.string(),
  uid: z.string().nullable().default(null),
});
const createdSchema = documentSchema.extend({ id: z.string() });

/**
 * Wraps `fetch` so that each created document is added to the journal, and that none is created twice.
 *
 * @param findCreated - Finds the id of a document that was created before the connection was lost.
 */
export function journaledFetch(
  migrationEndpoint: string,
  journal: UploadJournal,
  inner: FetchLike,
  findCreated: (document: z.output<typeof documentSchema>) => Promise<string | undefined>,
): FetchLike {
  const documents = `${migrationEndpoint}/documents`;
  return async (address, init) => {
    if (address !== documents || init?.method !== "POST") return inner(address, init);
    const response = await repeated<ResponseLike>(
      () => inner(address, init),
      async () => {
        const document = documentSchema.parse(JSON.parse(String(init.body)));
        const id = await findCreated(document);
        return id === undefined ? undefined : Response.json({ ...document, id }, { status: 201 });
      },
    );
    if (!response.ok) return response;
    const created = await response.json();
    const { id, ...document } = createdSchema.parse(created);
    await journal.add(keyOf(document), id);
    return Response.json(created, { status: response.status });
  };
}
