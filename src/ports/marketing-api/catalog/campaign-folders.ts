import { op, shape } from "../operation.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";
import type { Folder, FolderList, FolderName } from "../types/folders.ts";

/** Folders of campaigns. */
export const campaignFolders = {
  list: op("GET /campaign-folders", shape<{ query: PageQuery; answer: FolderList }>(), { pages: "folders" }),
  create: op("POST /campaign-folders", shape<{ body: FolderName; answer: Folder }>(), { body: "required" }),
  get: op("GET /campaign-folders/{folder_id}", shape<{ query: FieldsQuery; answer: Folder }>()),
  update: op("PATCH /campaign-folders/{folder_id}", shape<{ body: FolderName; answer: Folder }>(), {
    body: "required",
  }),
  delete: op("DELETE /campaign-folders/{folder_id}", shape<object>()),
} as const;
