import type { FileFolder, StoredFile } from "../../../../ports/marketing-api/types/file-manager.ts";
import type { LandingPage } from "../../../../ports/marketing-api/types/landing-pages.ts";
import type { Template } from "../../../../ports/marketing-api/types/templates.ts";
import type { Table } from "../collections.ts";
import type { StoredFolder } from "../stored-folder.ts";

/** A template with its HTML. */
export interface StoredTemplate extends Template {
  readonly html: string;
}

/** A landing page; the times of publishing and unpublishing are absent until then. */
export type StoredLandingPage = Omit<LandingPage, "published_at" | "unpublished_at"> &
  Partial<Pick<LandingPage, "published_at" | "unpublished_at">>;

/** A visit of a landing page; reports are computed from visits. */
export interface PageVisit {
  readonly page_id: string;
  readonly at: string;
  readonly kind: "visit" | "click" | "subscribe";
  /** Identifies a visitor. */
  readonly visitor: string;
}

/** Templates, files and landing pages. The comment of each table lists the ids in its keys. */
export interface DesignState {
  /** template_id */
  templates: Table<StoredTemplate>;
  /** folder_id */
  templateFolders: Table<StoredFolder>;
  /** file_id */
  files: Table<StoredFile>;
  /** folder_id */
  fileFolders: Table<Omit<FileFolder, "file_count">>;
  /** page_id */
  landingPages: Table<StoredLandingPage>;
  /** Oldest first. */
  pageVisits: PageVisit[];
}

export function emptyDesigns(): DesignState {
  return {
    templates: {},
    templateFolders: {},
    files: {},
    fileFolders: {},
    landingPages: {},
    pageVisits: [],
  };
}
