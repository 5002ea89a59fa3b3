import { act, exchange, items, list, read, response, write } from "../parameters.ts";
import type { Folder, FolderName } from "../types/common.ts";

/** Folders of campaigns. */
export const campaignFolders = {
  /** Lists the folders of campaigns. */
  list: list("GET /campaign-folders", items<Folder>(), "folders"),
  /** Adds a folder of campaigns. */
  create: write("POST /campaign-folders", exchange<FolderName, Folder>()),
  /** Reads a folder of campaigns. */
  get: read("GET /campaign-folders/{folder_id}", response<Folder>()),
  /** Renames a folder of campaigns. */
  update: write("PATCH /campaign-folders/{folder_id}", exchange<FolderName, Folder>()),
  /** Removes a folder of campaigns; the campaigns in it stay, unfiled. */
  delete: act("DELETE /campaign-folders/{folder_id}"),
} as const;
