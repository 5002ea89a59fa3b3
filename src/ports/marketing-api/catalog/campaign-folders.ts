import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery, Folder, FolderName, Listed, PageQuery } from "../types/common.ts";

/** Folders of campaigns. */
export const campaignFolders = {
  /**
   * Lists the folders of campaigns. `GET /campaign-folders`. Pages of 10 (`count`: at most 1000); `.all()` iterates
   * over all.
   */
  list: op("GET /campaign-folders", shape<{ query: PageQuery; response: Listed<"folders", Folder> }>(), {
    query: PAGE,
    pages: "folders",
  }),
  /** Adds a folder of campaigns. `POST /campaign-folders`. Errors: `Invalid Resource` (400). */
  create: op("POST /campaign-folders", shape<{ body: FolderName; response: Folder }>(), { body: "required" }),
  /** Reads a folder of campaigns. `GET /campaign-folders/{folder_id}`. Errors: `Resource Not Found` (404). */
  get: op("GET /campaign-folders/{folder_id}", shape<{ query: FieldsQuery; response: Folder }>(), {
    query: FIELDS,
  }),
  /**
   * Renames a folder of campaigns. `PATCH /campaign-folders/{folder_id}`. Errors: `Resource Not Found` (404),
   * `Invalid Resource` (400).
   */
  update: op("PATCH /campaign-folders/{folder_id}", shape<{ body: FolderName; response: Folder }>(), {
    body: "required",
  }),
  /**
   * Removes a folder of campaigns; the campaigns in it stay, unfiled. `DELETE /campaign-folders/{folder_id}`. Errors:
   * `Resource Not Found` (404).
   */
  delete: op("DELETE /campaign-folders/{folder_id}", shape<object>()),
} as const;
