import type { Call, Options } from "../call.ts";
import type { templateFolders } from "../catalog/template-folders.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof templateFolders;

/** Folders of templates. */
export interface TemplateFoldersCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the folders of templates. `GET /template-folders`. Pages of 10 (`count`: at most 1000); `.all()` iterates
   * over all.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /** Adds a folder of templates. `POST /template-folders`. Errors: `Invalid Resource` (400). */
  readonly create: Call<Rows["create"], M, Rest>;
  /** Reads a folder of templates. `GET /template-folders/{folder_id}`. Errors: `Resource Not Found` (404). */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Renames a folder of templates. `PATCH /template-folders/{folder_id}`. Errors: `Resource Not Found` (404),
   * `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Removes a folder of templates; the templates in it stay, unfiled. `DELETE /template-folders/{folder_id}`. Errors:
   * `Resource Not Found` (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
}
