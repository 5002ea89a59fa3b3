import { act, exchange, items, list, read, response, write } from "../parameters.ts";
import type { Folder, FolderName } from "../types/common.ts";

/** Folders of campaigns. */
export const campaignFolders = {
  /**
   * Lists the folders of campaigns. `GET /campaign-folders`. Pages of 10 (`count`: at most 1000); `.all()` iterates
   * over all.
   */
  list: list("GET /campaign-folders", items<Folder>(), "folders"),
  /** Adds a folder of campaigns. `POST /campaign-folders`. Errors: `Invalid Resource` (400). */
  create: write("POST /campaign-folders", exchange<FolderName, Folder>()),
  /** Reads a folder of campaigns. `GET /campaign-folders/{folder_id}`. Errors: `Resource Not Found` (404). */
  get: read("GET /campaign-folders/{folder_id}", response<Folder>()),
  /**
   * Renames a folder of campaigns. `PATCH /campaign-folders/{folder_id}`. Errors: `Resource Not Found` (404),
   * `Invalid Resource` (400).
   */
  update: write("PATCH /campaign-folders/{folder_id}", exchange<FolderName, Folder>()),
  /**
   * Removes a folder of campaigns; the campaigns in it stay, unfiled. `DELETE /campaign-folders/{folder_id}`. Errors:
   * `Resource Not Found` (404).
   */
  delete: act("DELETE /campaign-folders/{folder_id}"),
} as const;
