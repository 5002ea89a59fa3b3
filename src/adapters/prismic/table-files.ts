import { LRUCache } from "lru-cache";
import { type DocumentFiles, UnreadableFileError } from "../../ports/document-files.ts";
import type { Log } from "../../ports/log.ts";
import { readTable } from "../table-files/read-table.ts";
import { NoTableError, type TableFile } from "../table-files/table-file.ts";
import type { ServiceDocument } from "./service-document.ts";

/** A file that an editor uploaded as a table: what it has, or why that is not known. */
export type UploadedTable =
  | { readonly state: "read"; readonly file: TableFile }
  /** Another upload is needed. */
  | { readonly state: "unusable"; readonly reason: string }
  /** It is read again later. */
  | { readonly state: "unread" };

interface TableFilesOptions {
  readonly files: DocumentFiles;
  /** The fields of documents that may have such a file, by document type. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly log: Log;
}

/** As many files are remembered: the service gives each upload an address of its own. */
const MAX_KNOWN = 200;

/**
 * The tables that editors upload as files of documents. They are read before the documents, so that what a table has is part of
 * the content of its document, with the same embargo. A file that cannot be fetched delays no publish: its document has no table
 * until it can.
 */
export class TableFiles {
  readonly #options: TableFilesOptions;
  readonly #known = new LRUCache<string, UploadedTable>({ max: MAX_KNOWN });

  constructor(options: TableFilesOptions) {
    this.#options = options;
  }

  /** Reads the files of documents that are not known yet. */
  async prepare(documents: readonly ServiceDocument[]): Promise<void> {
    const hrefs = new Set(documents.flatMap((document) => this.#hrefsOf(document)));
    for (const href of hrefs) {
      if (this.at(href).state !== "unread") continue;
      const table = await this.#read(href);
      // The others are at the same host.
      if (table.state === "unread") return;
      this.#known.set(href, table);
    }
  }

  /** The table at an address, as far as it was prepared. */
  at(href: string): UploadedTable {
    return this.#known.get(href) ?? { state: "unread" };
  }

  /** Whether a file of a document could not be fetched. */
  isMissingOf(document: ServiceDocument): boolean {
    return this.#hrefsOf(document).some((href) => this.at(href).state === "unread");
  }

  #hrefsOf({ type, data }: ServiceDocument): readonly string[] {
    const fields = this.#options.fields.get(type) ?? [];
    return fields.flatMap((name) => {
      const file = isRecord(data) ? data[name] : undefined;
      return isRecord(file) && typeof file.url === "string" ? file.url : [];
    });
  }

  async #read(href: string): Promise<UploadedTable> {
    try {
      return { state: "read", file: await readTable(await this.#options.files.read(href)) };
    } catch (error) {
      if (error instanceof NoTableError || error instanceof UnreadableFileError)
        return { state: "unusable", reason: error.message };
      this.#options.log.warn(
        { err: error, href },
        "the table of a document cannot be read; it is tried again",
      );
      return { state: "unread" };
    }
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
