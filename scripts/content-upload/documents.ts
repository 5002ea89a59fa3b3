import {
  createMigration,
  type MigrateReporterEvents,
  type PrismicDocument,
  type WriteClient,
} from "@prismicio/client";

import { type ContentDocument, titleOf } from "../../sandbox/content/document.ts";
import { keyOf } from "./published.ts";
import { describeFailure, UploadError } from "./service.ts";

/** Receives the progress of an upload. */
interface DocumentReport {
  readonly line: (line: string) => void;
  /** Called once before the first write, with the number of documents of each kind. */
  readonly start: (pending: { readonly added: number; readonly updated: number }) => void;
}

/** Uploads cannot set the publication dates of a document, but the client's type requires them. */
const NO_DATE = "1970-01-01T00:00:00+0000";

/** Prepares the migration. The error for an invalid document names it. */
export function prepareMigration(sources: readonly ContentDocument[]) {
  const migration = createMigration();
  const documents = sources.map((source) => {
    try {
      const prepared = migration.createDocumentFromPrismic(inApiFormat(source, sources), titleOf(source));
      return { source, prepared };
    } catch (cause) {
      throw new UploadError(`document ${source.id}: ${describeFailure(cause)}`, { cause });
    }
  });
  return { migration, documents };
}

/**
 * Uploads documents and their media to the repository's migration release. A document updates the published one with
 * the same type, language and uid; one without a uid updates the only document of its type.
 *
 * @param published - ids of the repository's documents, by {@link keyOf}.
 */
export async function uploadDocuments(
  { migration, documents }: ReturnType<typeof prepareMigration>,
  published: ReadonlyMap<string, string>,
  client: WriteClient,
  report: DocumentReport,
): Promise<void> {
  let updated = 0;
  for (const { source, prepared } of documents) {
    const id = published.get(keyOf(source));
    if (id === undefined) continue;
    // The client updates a document that has an id, and creates one that has none.
    prepared.document.id = id;
    updated++;
  }
  report.start({ added: documents.length - updated, updated });
  let step = "languages of the repository";
  const reporter = (event: MigrateReporterEvents) => {
    const line = progressOf(event);
    if (line === undefined) return;
    step = line;
    report.line(line);
  };
  try {
    await client.migrate(migration, { reporter });
  } catch (cause) {
    throw new UploadError(`${step}: ${describeFailure(cause)}`, { cause });
  }
}

/** Publishes the migration release. Returns the number of its documents. */
export async function publishDocuments(client: WriteClient): Promise<number> {
  try {
    return (await client.publishMigrationRelease()).totalItems;
  } catch (cause) {
    throw new UploadError(
      `publish: ${describeFailure(cause)}\nEverything is uploaded: publish the release under "Migration Releases".`,
      { cause },
    );
  }
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
