import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";
import type { Folder, FolderList, FolderName } from "../types/folders.ts";

/** Folders of campaigns. */
export const campaignFolders = {
  list: op("GET /campaign-folders", shape<{ query: PageQuery; answer: FolderList }>(), {
    query: PAGE,
    pages: "folders",
  }),
  create: op("POST /campaign-folders", shape<{ body: FolderName; answer: Folder }>(), { body: "required" }),
  get: op("GET /campaign-folders/{folder_id}", shape<{ query: FieldsQuery; answer: Folder }>(), {
    query: FIELDS,
  }),
  update: op("PATCH /campaign-folders/{folder_id}", shape<{ body: FolderName; answer: Folder }>(), {
    body: "required",
  }),
  delete: op("DELETE /campaign-folders/{folder_id}", shape<object>()),
} as const;
