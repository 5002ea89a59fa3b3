import { op, shape } from "../operation.ts";
import { PAGE, read, write } from "../parameters.ts";
import type { Folder, FolderName, Listed, PageQuery } from "../types/common.ts";

/** Folders of templates. */
export const templateFolders = {
  /**
   * Lists the folders of templates. `GET /template-folders`. Pages of 10 (`count`: at most 1000); `.all()` iterates
   * over all.
   */
  list: op("GET /template-folders", shape<{ query: PageQuery; response: Listed<"folders", Folder> }>(), {
    query: PAGE,
    pages: "folders",
  }),
  /** Adds a folder of templates. `POST /template-folders`. Errors: `Invalid Resource` (400). */
  create: write("POST /template-folders", shape<{ body: FolderName; response: Folder }>()),
  /** Reads a folder of templates. `GET /template-folders/{folder_id}`. Errors: `Resource Not Found` (404). */
  get: read("GET /template-folders/{folder_id}", shape<{ response: Folder }>()),
  /**
   * Renames a folder of templates. `PATCH /template-folders/{folder_id}`. Errors: `Resource Not Found` (404),
   * `Invalid Resource` (400).
   */
  update: write("PATCH /template-folders/{folder_id}", shape<{ body: FolderName; response: Folder }>()),
  /**
   * Removes a folder of templates; the templates in it stay, unfiled. `DELETE /template-folders/{folder_id}`. Errors:
   * `Resource Not Found` (404).
   */
  delete: op("DELETE /template-folders/{folder_id}", shape<object>()),
} as const;
