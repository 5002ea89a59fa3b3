import { op, shape } from "../operation.ts";
import type { FieldsQuery, PageQuery } from "../types/common.ts";
import type { Folder, FolderList, FolderName } from "../types/folders.ts";

/** Folders of templates. */
export const templateFolders = {
  list: op("GET /template-folders", shape<{ query: PageQuery; answer: FolderList }>(), { pages: "folders" }),
  create: op("POST /template-folders", shape<{ body: FolderName; answer: Folder }>(), { body: "required" }),
  get: op("GET /template-folders/{folder_id}", shape<{ query: FieldsQuery; answer: Folder }>()),
  update: op("PATCH /template-folders/{folder_id}", shape<{ body: FolderName; answer: Folder }>(), {
    body: "required",
  }),
  delete: op("DELETE /template-folders/{folder_id}", shape<object>()),
} as const;
