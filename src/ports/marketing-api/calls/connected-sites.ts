import type { Call, Options } from "../call.ts";
import type { connectedSites } from "../catalog/connected-sites.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof connectedSites;

/** Websites connected to the account. */
export interface ConnectedSitesCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the websites that are connected to the account. `GET /connected-sites`. Pages of 10 (`count`: at most 1000);
   * `.all()` iterates over all.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Connects a website to the account; the answer has the script for its pages. `POST /connected-sites`. Errors:
   * `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /** Reads a connected website. `GET /connected-sites/{connected_site_id}`. Errors: `Resource Not Found` (404). */
  readonly get: Call<Rows["get"], M, Rest>;
  /** Removes a connected website. `DELETE /connected-sites/{connected_site_id}`. Errors: `Resource Not Found` (404). */
  readonly delete: Call<Rows["delete"], M, Rest>;
  /**
   * Checks that a connected website has its script.
   * `POST /connected-sites/{connected_site_id}/actions/verify-script-installation`. Errors: `Resource Not Found` (404).
   */
  readonly verifyScriptInstallation: Call<Rows["verifyScriptInstallation"], M, Rest>;
}
