import type { Call, Options } from "../call.ts";
import type { fileManager } from "../catalog/file-manager.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof fileManager;

/** Files and their folders. */
export interface FileManagerCalls<M extends MergeValues, Rest extends Options> {
  readonly files: {
    /**
     * Lists the files of the account. `GET /file-manager/files`. A page has 10 unless `count` says, 1000 at most;
     * `.all()` walks all pages.
     */
    readonly list: Call<Rows["files"]["list"], M, Rest>;
    /**
     * Uploads a file as base64, of 10 MB at most (images 1 MB, as the provider advises). `POST /file-manager/files`.
     * Refused: `Invalid Resource` (400).
     */
    readonly create: Call<Rows["files"]["create"], M, Rest>;
    /**
     * Reads what a file is and where it can be fetched. `GET /file-manager/files/{file_id}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["files"]["get"], M, Rest>;
    /**
     * Renames a file or moves it to another folder. `PATCH /file-manager/files/{file_id}`. Refused:
     * `Resource Not Found` (404), `Invalid Resource` (400).
     */
    readonly update: Call<Rows["files"]["update"], M, Rest>;
    /**
     * Removes a file; e-mails that show it show it no longer. `DELETE /file-manager/files/{file_id}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["files"]["delete"], M, Rest>;
  };
  readonly folders: {
    /**
     * Lists the folders of files. `GET /file-manager/folders`. A page has 10 unless `count` says, 1000 at most;
     * `.all()` walks all pages.
     */
    readonly list: Call<Rows["folders"]["list"], M, Rest>;
    /** Adds a folder of files. `POST /file-manager/folders`. Refused: `Invalid Resource` (400). */
    readonly create: Call<Rows["folders"]["create"], M, Rest>;
    /** Reads a folder of files. `GET /file-manager/folders/{folder_id}`. Refused: `Resource Not Found` (404). */
    readonly get: Call<Rows["folders"]["get"], M, Rest>;
    /**
     * Renames a folder of files. `PATCH /file-manager/folders/{folder_id}`. Refused: `Resource Not Found` (404),
     * `Invalid Resource` (400).
     */
    readonly update: Call<Rows["folders"]["update"], M, Rest>;
    /** Removes a folder of files. `DELETE /file-manager/folders/{folder_id}`. Refused: `Resource Not Found` (404). */
    readonly delete: Call<Rows["folders"]["delete"], M, Rest>;
  };
}
