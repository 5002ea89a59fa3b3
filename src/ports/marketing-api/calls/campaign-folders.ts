import type { Call, Options } from "../call.ts";
import type { campaignFolders } from "../catalog/campaign-folders.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof campaignFolders;

/** Folders of campaigns. */
export interface CampaignFoldersCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the folders of campaigns. `GET /campaign-folders`. Pages of 10 (`count`: at most 1000); `.all()` iterates
   * over all.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /** Adds a folder of campaigns. `POST /campaign-folders`. Errors: `Invalid Resource` (400). */
  readonly create: Call<Rows["create"], M, Rest>;
  /** Reads a folder of campaigns. `GET /campaign-folders/{folder_id}`. Errors: `Resource Not Found` (404). */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Renames a folder of campaigns. `PATCH /campaign-folders/{folder_id}`. Errors: `Resource Not Found` (404),
   * `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Removes a folder of campaigns; the campaigns in it stay, unfiled. `DELETE /campaign-folders/{folder_id}`. Errors:
   * `Resource Not Found` (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
}
