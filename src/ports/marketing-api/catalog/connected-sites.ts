import { op, shape } from "../operation.ts";
import { act, exchange, items, list, read, response, write } from "../parameters.ts";
import type { ConnectedSite, CreateConnectedSite } from "../types/account.ts";

/** Websites connected to the account. */
export const connectedSites = {
  /**
   * Lists the websites that are connected to the account. `GET /connected-sites`. Pages of 10 (`count`: at most 1000);
   * `.all()` iterates over all.
   */
  list: list("GET /connected-sites", items<ConnectedSite>(), "sites"),
  /**
   * Connects a website to the account; the response has the script for its pages. `POST /connected-sites`. Errors:
   * `Invalid Resource` (400).
   */
  create: write("POST /connected-sites", exchange<CreateConnectedSite, ConnectedSite>()),
  /** Reads a connected website. `GET /connected-sites/{connected_site_id}`. Errors: `Resource Not Found` (404). */
  get: read("GET /connected-sites/{connected_site_id}", response<ConnectedSite>()),
  /** Removes a connected website. `DELETE /connected-sites/{connected_site_id}`. Errors: `Resource Not Found` (404). */
  delete: act("DELETE /connected-sites/{connected_site_id}"),
  /**
   * Checks that a connected website has its script.
   * `POST /connected-sites/{connected_site_id}/actions/verify-script-installation`. Errors: `Resource Not Found` (404).
   */
  verifyScriptInstallation: op(
    "POST /connected-sites/{connected_site_id}/actions/verify-script-installation",
    shape<object>(),
    { safe: true },
  ),
  /**
   * Turns the tracking pixel of a connected website on; in no description of the provider's that is public, and not tried. `POST /connected-sites/{connected_site_id}/actions/enable-pixel`.
   * Errors: `Resource Not Found` (404).
   */
  enablePixel: act("POST /connected-sites/{connected_site_id}/actions/enable-pixel"),
  /**
   * Turns the tracking pixel of a connected website off; in no description of the provider's that is public, and not tried.
   * `POST /connected-sites/{connected_site_id}/actions/disable-pixel`. Errors: `Resource Not Found` (404).
   */
  disablePixel: act("POST /connected-sites/{connected_site_id}/actions/disable-pixel"),
} as const;
