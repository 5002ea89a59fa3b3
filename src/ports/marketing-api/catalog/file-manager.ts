import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type { FieldsQuery } from "../types/common.ts";
import type {
  CreateStoredFile,
  FileFolder,
  FileFolderList,
  ListFileFoldersQuery,
  ListFilesQuery,
  StoredFile,
  StoredFileList,
  UpdateStoredFile,
} from "../types/file-manager.ts";
import type { FolderName } from "../types/folders.ts";

/** Files and their folders. */
export const fileManager = {
  files: {
    list: op("GET /file-manager/files", shape<{ query: ListFilesQuery; answer: StoredFileList }>(), {
      query: [
        ...PAGE,
        "type",
        "created_by",
        "before_created_at",
        "since_created_at",
        "sort_field",
        "sort_dir",
      ],
      pages: "files",
    }),
    create: op("POST /file-manager/files", shape<{ body: CreateStoredFile; answer: StoredFile }>(), {
      body: "required",
    }),
    get: op("GET /file-manager/files/{file_id}", shape<{ query: FieldsQuery; answer: StoredFile }>(), {
      query: FIELDS,
    }),
    update: op(
      "PATCH /file-manager/files/{file_id}",
      shape<{ body: UpdateStoredFile; answer: StoredFile }>(),
      { body: "required" },
    ),
    delete: op("DELETE /file-manager/files/{file_id}", shape<object>()),
  },
  folders: {
    list: op("GET /file-manager/folders", shape<{ query: ListFileFoldersQuery; answer: FileFolderList }>(), {
      query: [...PAGE, "created_by", "before_created_at", "since_created_at"],
      pages: "folders",
    }),
    create: op("POST /file-manager/folders", shape<{ body: FolderName; answer: FileFolder }>(), {
      body: "required",
    }),
    get: op("GET /file-manager/folders/{folder_id}", shape<{ query: FieldsQuery; answer: FileFolder }>(), {
      query: FIELDS,
    }),
    update: op("PATCH /file-manager/folders/{folder_id}", shape<{ body: FolderName; answer: FileFolder }>(), {
      body: "required",
    }),
    delete: op("DELETE /file-manager/folders/{folder_id}", shape<object>()),
  },
} as const;
