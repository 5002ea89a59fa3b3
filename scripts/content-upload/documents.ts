import {
  createMigration,
  type MigrateReporterEvents,
  type Migration,
  type PrismicDocument,
  type PrismicMigrationDocument,
  type WriteClient,
} from "@prismicio/client";
import { type ContentDocument, titleOf } from "../../sandbox/content/document.ts";
import { describeFailure, UploadError } from "./failure.ts";
import { keyOf } from "./published.ts";

/** What there is to tell about a run. */
export interface DocumentReport {
  readonly line: (line: string) => void;
  /** Called once, before the first write, with how many there will be of each kind. */
  readonly start: (pending: { readonly added: number; readonly updated: number }) => void;
}

/** Documents made ready for the client. */
export interface PreparedUpload {
  readonly migration: Migration;
  readonly documents: readonly {
    readonly source: ContentDocument;
    readonly prepared: PrismicMigrationDocument;
  }[];
}

/** No upload can set a document's publication dates, but the client's type wants them in the service's format. */
const NO_DATE = "1970-01-01T00:00:00+0000";

/** Prepares the migration. A document that the client refuses is an error that names it. */
export function prepareMigration(sources: readonly ContentDocument[]): PreparedUpload {
  const migration = createMigration();
  const documents = sources.map((source) => {
    try {
      const prepared = migration.createDocumentFromPrismic(asAnswered(source, sources), titleOf(source));
      return { source, prepared };
    } catch (cause) {
      throw new UploadError(`document ${source.id}: ${describeFailure(cause)}`, { cause });
    }
  });
  return { migration, documents };
}

/**
 * Puts documents and their media into the repository's migration release. A document is an update of the published
 * one with the same type, language and UID; without a UID it is taken for its type's only document.
 *
 * @param upload - what {@link prepareMigration} made.
 * @param published - the ids that the repository's documents have, by {@link keyOf}.
 */
export async function uploadDocuments(
  { migration, documents }: PreparedUpload,
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
    throw new UploadError(
      `${step}: ${describeFailure(cause)}\nRun the same command again: it goes on from here. Until then, do not publish ` +
        "the repository's migration release: some of its documents are still empty.",
      { cause },
    );
  }
}

/** Publishes the migration release. Answers how many documents it held. */
export async function publishDocuments(client: WriteClient): Promise<number> {
  try {
    return (await client.publishMigrationRelease()).totalItems;
  } catch (cause) {
    throw new UploadError(`publish: ${describeFailure(cause)}`, { cause });
  }
}

function progressOf(event: MigrateReporterEvents): string | undefined {
  switch (event.type) {
    case "assets:creating":
      return `assets ${event.data.current}/${event.data.total} ${event.data.asset.config.filename}`;
    case "documents:creating":
    case "documents:updating": {
      const { current, total, document } = event.data;
      // The client creates each document empty, and fills it in when all have the id that links need.
      const kind = event.type === "documents:creating" ? "documents" : "contents";
      return `${kind} ${current}/${total} ${document.originalPrismicDocument?.id ?? document.document.type}`;
    }
    default:
      return undefined;
  }
}

/** The document as the content API would answer it, which is what the client takes. */
function asAnswered(document: ContentDocument, all: readonly ContentDocument[]): PrismicDocument {
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
