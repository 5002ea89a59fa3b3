import { op, shape } from "../operation.ts";
import { act, exchange, paged, read, response, write } from "../parameters.ts";
import type { FolderName, Listed } from "../types/common.ts";
import type {
  CreateStoredFile,
  FileFolder,
  ListFileFoldersQuery,
  ListFilesQuery,
  StoredFile,
  StoredFileList,
  UpdateStoredFile,
} from "../types/file-manager.ts";

const LIST_FILES = paged(
  "type",
  "created_by",
  "before_created_at",
  "since_created_at",
  "sort_field",
  "sort_dir",
);

/** Files and their folders. */
export const fileManager = {
  files: {
    /** Lists the files of the account. */
    list: op("GET /file-manager/files", shape<{ query: ListFilesQuery; response: StoredFileList }>(), {
      query: LIST_FILES,
      pages: "files",
    }),
    /** Uploads a file as base64, at most 10 MB (recommended for images: 1 MB). */
    create: write("POST /file-manager/files", exchange<CreateStoredFile, StoredFile>()),
    /** Reads a file's properties and address. */
    get: read("GET /file-manager/files/{file_id}", response<StoredFile>()),
    /** Renames a file or moves it to another folder. */
    update: write("PATCH /file-manager/files/{file_id}", exchange<UpdateStoredFile, StoredFile>()),
    /** Removes a file; e-mails no longer show it. */
    delete: act("DELETE /file-manager/files/{file_id}"),
  },
  folders: {
    /** Lists the folders of files. */
    list: op(
      "GET /file-manager/folders",
      shape<{ query: ListFileFoldersQuery; response: Listed<"folders", FileFolder> }>(),
      { query: paged("created_by", "before_created_at", "since_created_at"), pages: "folders" },
    ),
    /** Adds a folder of files. */
    create: write("POST /file-manager/folders", exchange<FolderName, FileFolder>()),
    /** Reads a folder of files. */
    get: read("GET /file-manager/folders/{folder_id}", response<FileFolder>()),
    /** Renames a folder of files. */
    update: write("PATCH /file-manager/folders/{folder_id}", exchange<FolderName, FileFolder>()),
    /** Removes a folder of files. */
    delete: act("DELETE /file-manager/folders/{folder_id}"),
    files: {
      /** Lists the files of a folder. */
      list: op(
        "GET /file-manager/folders/{folder_id}/files",
        shape<{ query: ListFilesQuery; response: StoredFileList }>(),
        { query: LIST_FILES, pages: "files" },
      ),
    },
  },
} as const;
