import { op, shape } from "../operation.ts";
import { act, exchange, PAGE, read, response, write } from "../parameters.ts";
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

const LIST_FILES = [
  ...PAGE,
  "type",
  "created_by",
  "before_created_at",
  "since_created_at",
  "sort_field",
  "sort_dir",
] as const;

/** Files and their folders. */
export const fileManager = {
  files: {
    /**
     * Lists the files of the account. `GET /file-manager/files`. Pages of 10 (`count`: at most 1000); `.all()` iterates
     * over all.
     */
    list: op("GET /file-manager/files", shape<{ query: ListFilesQuery; response: StoredFileList }>(), {
      query: LIST_FILES,
      pages: "files",
    }),
    /**
     * Uploads a file as base64, at most 10 MB (recommended for images: 1 MB). `POST /file-manager/files`. Errors:
     * `Invalid Resource` (400).
     */
    create: write("POST /file-manager/files", exchange<CreateStoredFile, StoredFile>()),
    /**
     * Reads a file's properties and address. `GET /file-manager/files/{file_id}`. Errors: `Resource Not Found` (404).
     */
    get: read("GET /file-manager/files/{file_id}", response<StoredFile>()),
    /**
     * Renames a file or moves it to another folder. `PATCH /file-manager/files/{file_id}`. Errors: `Resource Not Found`
     * (404), `Invalid Resource` (400).
     */
    update: write("PATCH /file-manager/files/{file_id}", exchange<UpdateStoredFile, StoredFile>()),
    /**
     * Removes a file; e-mails no longer show it. `DELETE /file-manager/files/{file_id}`. Errors: `Resource Not Found`
     * (404).
     */
    delete: act("DELETE /file-manager/files/{file_id}"),
  },
  folders: {
    /**
     * Lists the folders of files. `GET /file-manager/folders`. Pages of 10 (`count`: at most 1000); `.all()` iterates
     * over all.
     */
    list: op(
      "GET /file-manager/folders",
      shape<{ query: ListFileFoldersQuery; response: Listed<"folders", FileFolder> }>(),
      { query: [...PAGE, "created_by", "before_created_at", "since_created_at"], pages: "folders" },
    ),
    /** Adds a folder of files. `POST /file-manager/folders`. Errors: `Invalid Resource` (400). */
    create: write("POST /file-manager/folders", exchange<FolderName, FileFolder>()),
    /** Reads a folder of files. `GET /file-manager/folders/{folder_id}`. Errors: `Resource Not Found` (404). */
    get: read("GET /file-manager/folders/{folder_id}", response<FileFolder>()),
    /**
     * Renames a folder of files. `PATCH /file-manager/folders/{folder_id}`. Errors: `Resource Not Found` (404),
     * `Invalid Resource` (400).
     */
    update: write("PATCH /file-manager/folders/{folder_id}", exchange<FolderName, FileFolder>()),
    /** Removes a folder of files. `DELETE /file-manager/folders/{folder_id}`. Errors: `Resource Not Found` (404). */
    delete: act("DELETE /file-manager/folders/{folder_id}"),
    files: {
      /**
       * Lists the files of a folder. `GET /file-manager/folders/{folder_id}/files`. Pages of 10 (`count`: at most 1000);
       * `.all()` iterates over all. Errors: `Resource Not Found` (404).
       */
      list: op(
        "GET /file-manager/folders/{folder_id}/files",
        shape<{ query: ListFilesQuery; response: StoredFileList }>(),
        { query: LIST_FILES, pages: "files" },
      ),
    },
  },
} as const;
