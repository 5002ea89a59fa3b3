import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import {
  createMigration,
  createWriteClient,
  type FetchLike,
  type MigrateReporterEvents,
  type PrismicDocument,
  PrismicError,
  type WriteClient,
} from "@prismicio/client";
import { type ContentDocument, titleOf } from "../../sandbox/content/document.ts";
import { loadContent } from "../../sandbox/content/loader.ts";
import { contentTypeOf } from "../../sandbox/content/media.ts";
import { namingGroups } from "../../sandbox/content/translations.ts";
import { MODELS } from "../../src/composition/folders.ts";
import { CommandError } from "../command-line.ts";

/** URLs of the APIs of a repository, without trailing slashes. */
export type Endpoints = Readonly<
  Record<"documentAPIEndpoint" | "assetAPIEndpoint" | "migrationAPIEndpoint", string>
>;

export interface UploadRequest {
  readonly repository: string;
  readonly writeToken: string;
  readonly accessToken?: string;
  /** The folder with `documents/`, `images/` and `files/`. */
  readonly contentFolder: string;
  /** Default: those of the provider. */
  readonly endpoints?: Endpoints;
  readonly publish: boolean;
}

/** Timeout of one request. */
const TIMEOUT_MS = 120_000;

/** Uploads cannot set the publication dates of a document, but the client's type requires them. */
const NO_DATE = "1970-01-01T00:00:00+0000";

/**
 * Uploads documents and their media to the repository's migration release.
 *
 * @throws {CommandError} with the step that failed, and the reason.
 */
export async function upload(
  { repository, writeToken, accessToken, contentFolder, endpoints, publish }: UploadRequest,
  report: (line: string) => void,
): Promise<void> {
  // The service is told of the translation in its master language, whichever document names the other.
  const documents = namingGroups(loadContent(contentFolder, MODELS).documents);
  const client = createWriteClient(repository, {
    writeToken,
    ...(accessToken === undefined ? {} : { accessToken }),
    ...endpoints,
    fetch: localMediaFetch(contentFolder),
  });
  let step = "languages of the repository";
  try {
    await checkLanguages(client, documents);
    step = "documents of the repository";
    const migration = migrationOf(documents, await publishedIds(client));
    await client.migrate(migration, {
      reporter(event) {
        const progress = progressOf(event);
        if (progress === undefined) return;
        step = progress;
        report(progress);
      },
    });
    step = "publish";
    if (publish) report(`Published ${(await client.publishMigrationRelease()).totalItems} documents.`);
    else report(`Uploaded. Now publish the release under "Migration Releases" in ${repository}.`);
  } catch (cause) {
    throw new CommandError(`${step}: ${reasonOf(cause)}`, { cause });
  }
}

/** The service rejects a document in another language than those of the repository, when it has others already. */
async function checkLanguages(client: WriteClient, documents: readonly ContentDocument[]): Promise<void> {
  const { languages } = await client.getRepository();
  const known = new Set(languages.map(({ id }) => id));
  const missing = new Set(documents.map(({ lang }) => lang)).difference(known);
  if (missing.size > 0)
    throw new CommandError(
      `the repository has no ${[...missing].join(", ")}: add it under "Translations & locales" in its settings`,
    );
}

/** The ids of the repository's published documents, by {@link keyOf}. */
async function publishedIds(client: WriteClient): Promise<ReadonlyMap<string, string>> {
  const published = await client.dangerouslyGetAll({ lang: "*" });
  return new Map(published.map((document) => [keyOf(document), document.id]));
}

function keyOf({ type, lang, uid }: Pick<ContentDocument, "type" | "lang" | "uid">): string {
  return JSON.stringify([type, lang, uid]);
}

function migrationOf(documents: readonly ContentDocument[], published: ReadonlyMap<string, string>) {
  const migration = createMigration();
  for (const document of documents) {
    const prepared = migration.createDocumentFromPrismic(inApiFormat(document, documents), titleOf(document));
    // The client updates a document that has an id, and creates one that has none.
    const id = published.get(keyOf(document));
    if (id !== undefined) prepared.document.id = id;
  }
  return migration;
}

/** The document in the format of the content API, which the client expects. */
function inApiFormat(document: ContentDocument, all: readonly ContentDocument[]): PrismicDocument {
  return {
    ...document,
    url: null,
    href: "",
    tags: [...document.tags],
    first_publication_date: NO_DATE,
    last_publication_date: NO_DATE,
    slugs: [...document.slugs],
    linked_documents: [],
    alternate_languages: document.alternate_languages.flatMap(({ id }) => {
      const other = all.find((candidate) => candidate.id === id);
      return other ? [{ id, type: other.type, lang: other.lang }] : [];
    }),
  };
}

function progressOf(event: MigrateReporterEvents): string | undefined {
  switch (event.type) {
    case "assets:creating":
      return `assets ${event.data.current}/${event.data.total} ${event.data.asset.config.filename}`;
    case "documents:creating":
    case "documents:updating": {
      const { current, total, document } = event.data;
      // The client creates all documents empty, and fills them when all have the ids that links need.
      const kind = event.type === "documents:creating" ? "documents" : "contents";
      return `${kind} ${current}/${total} ${document.originalPrismicDocument?.id ?? document.document.type}`;
    }
    default:
      return undefined;
  }
}

/** A media address in any repository: documents are written for one, and uploaded into another. */
const MEDIA_ADDRESS =
  /^https:\/\/(?:images\.prismic\.io\/[\w-]+|[\w-]+\.cdn\.prismic\.io\/[\w-]+\/(files))\/([^?#]+)/;

/** A `fetch` with a timeout, which reads media of the content from its folder. */
function localMediaFetch(contentFolder: string): FetchLike {
  return async (address, init) => {
    const [, files, name] = MEDIA_ADDRESS.exec(address) ?? [];
    if (name === undefined) return fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const path = join(contentFolder, files ?? "images", basename(decodeURIComponent(name)));
    return new Response(await readFile(path), { headers: { "content-type": contentTypeOf(path) } });
  };
}

/** The reason of a failure, with what the service says about it. */
function reasonOf(failure: unknown): string {
  if (failure instanceof PrismicError) return `${failure.message} ${JSON.stringify(failure.response)}`;
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause instanceof Error ? `${failure.message}: ${failure.cause.message}` : failure.message;
}
