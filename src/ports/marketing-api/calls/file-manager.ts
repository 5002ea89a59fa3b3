import type { Call, Options } from "../call.ts";
import type { fileManager } from "../catalog/file-manager.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof fileManager;

/** Files and their folders. */
export interface FileManagerCalls<M extends MergeValues, Rest extends Options> {
  readonly files: {
    /**
     * Lists the files of the account. `GET /file-manager/files`. Pages of 10 (`count`: at most 1000); `.all()` iterates
     * over all.
     */
    readonly list: Call<Rows["files"]["list"], M, Rest>;
    /**
     * Uploads a file as base64, at most 10 MB (recommended for images: 1 MB). `POST /file-manager/files`. Errors:
     * `Invalid Resource` (400).
     */
    readonly create: Call<Rows["files"]["create"], M, Rest>;
    /**
     * Reads a file's properties and address. `GET /file-manager/files/{file_id}`. Errors: `Resource Not Found` (404).
     */
    readonly get: Call<Rows["files"]["get"], M, Rest>;
    /**
     * Renames a file or moves it to another folder. `PATCH /file-manager/files/{file_id}`. Errors: `Resource Not Found`
     * (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["files"]["update"], M, Rest>;
    /**
     * Removes a file; e-mails no longer show it. `DELETE /file-manager/files/{file_id}`. Errors: `Resource Not Found`
     * (404).
     */
    readonly delete: Call<Rows["files"]["delete"], M, Rest>;
  };
  readonly folders: {
    /**
     * Lists the folders of files. `GET /file-manager/folders`. Pages of 10 (`count`: at most 1000); `.all()` iterates
     * over all.
     */
    readonly list: Call<Rows["folders"]["list"], M, Rest>;
    /** Adds a folder of files. `POST /file-manager/folders`. Errors: `Invalid Resource` (400). */
    readonly create: Call<Rows["folders"]["create"], M, Rest>;
    /** Reads a folder of files. `GET /file-manager/folders/{folder_id}`. Errors: `Resource Not Found` (404). */
    readonly get: Call<Rows["folders"]["get"], M, Rest>;
    /**
     * Renames a folder of files. `PATCH /file-manager/folders/{folder_id}`. Errors: `Resource Not Found` (404),
     * `Invalid Resource` (400).
     */
    readonly update: Call<Rows["folders"]["update"], M, Rest>;
    /** Removes a folder of files. `DELETE /file-manager/folders/{folder_id}`. Errors: `Resource Not Found` (404). */
    readonly delete: Call<Rows["folders"]["delete"], M, Rest>;
  };
}
