import type { Folder } from "../../../../ports/marketing-api/types/common.ts";
import type { FileFolder, StoredFile } from "../../../../ports/marketing-api/types/file-manager.ts";
import type { LandingPage } from "../../../../ports/marketing-api/types/landing-pages.ts";
import type { Template } from "../../../../ports/marketing-api/types/templates.ts";
import { emptyTable } from "../collections.ts";

/** A folder of campaigns or templates. Its items are counted when it is read. */
export type StoredFolder = Pick<Folder, "id" | "name">;

/** A template with its HTML. */
export interface StoredTemplate extends Template {
  readonly html: string;
}

/** A visit of a landing page; reports are computed from visits. */
export interface PageVisit {
  readonly page_id: string;
  readonly at: string;
  readonly kind: "visit" | "click" | "subscribe";
  /** Identifies a visitor. */
  readonly visitor: string;
}

const noVisits: PageVisit[] = [];

/** Templates, files and landing pages. The comment of each table lists the ids in its keys. */
export const emptyDesigns = () => ({
  /** template_id */
  templates: emptyTable<StoredTemplate>(),
  /** folder_id */
  templateFolders: emptyTable<StoredFolder>(),
  /** file_id */
  files: emptyTable<StoredFile>(),
  /** folder_id */
  fileFolders: emptyTable<Omit<FileFolder, "file_count">>(),
  /** page_id */
  landingPages: emptyTable<LandingPage>(),
  /** Oldest first. */
  pageVisits: [...noVisits],
});
