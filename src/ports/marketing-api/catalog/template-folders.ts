import { act, exchange, items, list, read, response, write } from "../parameters.ts";
import type { Folder, FolderName } from "../types/common.ts";

/** Folders of templates. */
export const templateFolders = {
  /**
   * Lists the folders of templates. `GET /template-folders`. Pages of 10 (`count`: at most 1000); `.all()` iterates
   * over all.
   */
  list: list("GET /template-folders", items<Folder>(), "folders"),
  /** Adds a folder of templates. `POST /template-folders`. Errors: `Invalid Resource` (400). */
  create: write("POST /template-folders", exchange<FolderName, Folder>()),
  /** Reads a folder of templates. `GET /template-folders/{folder_id}`. Errors: `Resource Not Found` (404). */
  get: read("GET /template-folders/{folder_id}", response<Folder>()),
  /**
   * Renames a folder of templates. `PATCH /template-folders/{folder_id}`. Errors: `Resource Not Found` (404),
   * `Invalid Resource` (400).
   */
  update: write("PATCH /template-folders/{folder_id}", exchange<FolderName, Folder>()),
  /**
   * Removes a folder of templates; the templates in it stay, unfiled. `DELETE /template-folders/{folder_id}`. Errors:
   * `Resource Not Found` (404).
   */
  delete: act("DELETE /template-folders/{folder_id}"),
} as const;
