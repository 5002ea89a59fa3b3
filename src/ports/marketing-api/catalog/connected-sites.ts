import { op, shape } from "../operation.ts";
import { act, exchange, items, list, read, response, write } from "../parameters.ts";
import type { ConnectedSite, CreateConnectedSite } from "../types/account.ts";

/** Websites connected to the account. */
export const connectedSites = {
  /** Lists the websites that are connected to the account. */
  list: list("GET /connected-sites", items<ConnectedSite>(), "sites"),
  /** Connects a website to the account; the response has the script for its pages. */
  create: write("POST /connected-sites", exchange<CreateConnectedSite, ConnectedSite>()),
  /** Reads a connected website. */
  get: read("GET /connected-sites/{connected_site_id}", response<ConnectedSite>()),
  /** Removes a connected website. */
  delete: act("DELETE /connected-sites/{connected_site_id}"),
  /** Checks that a connected website has its script. */
  verifyScriptInstallation: op(
    "POST /connected-sites/{connected_site_id}/actions/verify-script-installation",
    shape<object>(),
    { safe: true },
  ),
  /** Turns the tracking pixel of a connected website on; in no description of the provider's that is public, and not tried. */
  enablePixel: act("POST /connected-sites/{connected_site_id}/actions/enable-pixel"),
  /** Turns the tracking pixel of a connected website off; in no description of the provider's that is public, and not tried. */
  disablePixel: act("POST /connected-sites/{connected_site_id}/actions/disable-pixel"),
} as const;
