import { act, exchange, items, list, read, response, write } from "../parameters.ts";
import type { Folder, FolderName } from "../types/common.ts";

/** Folders of templates. */
export const templateFolders = {
  /** Lists the folders of templates. */
  list: list("GET /template-folders", items<Folder>(), "folders"),
  /** Adds a folder of templates. */
  create: write("POST /template-folders", exchange<FolderName, Folder>()),
  /** Reads a folder of templates. */
  get: read("GET /template-folders/{folder_id}", response<Folder>()),
  /** Renames a folder of templates. */
  update: write("PATCH /template-folders/{folder_id}", exchange<FolderName, Folder>()),
  /** Removes a folder of templates; the templates in it stay, unfiled. */
  delete: act("DELETE /template-folders/{folder_id}"),
} as const;
