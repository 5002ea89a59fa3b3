import { z } from "zod";
import { find, put } from "../collections.ts";
import { badRequest } from "../problems.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredSite } from "./state.ts";

const body = z.object({ foreign_id: filled, domain: filled });

const sites = resource({
  scope: [],
  id: "connected_site_id",
  table: (state) => state.connectedSites,
  idOf: ({ foreign_id }: StoredSite) => foreign_id,
  body,
  changes: z.object({}),
  make({ foreign_id, domain }, { state, now }) {
    if (find(state.connectedSites, [foreign_id]) !== undefined) {
      throw badRequest(`A site with the foreign_id '${foreign_id}' already exists in the account.`);
    }
    return { foreign_id, domain, store_id: "", platform: "custom", created_at: now, updated_at: now };
  },
  alter: changed,
  view: (site) => ({ ...site, site_script: scriptOf(site.foreign_id) }),
  page: (connected, total_items) => ({ sites: connected, total_items }),
});

/** Handlers of `/connected-sites`. */
export const connectedSiteHandlers = {
  ...operationsOf("connectedSites", sites),

  // The fake requests no website: it treats the script of every site as installed.
  "connectedSites.verifyScriptInstallation": touch,
  "connectedSites.enablePixel": touch,
  "connectedSites.disablePixel": touch,
};

function touch(call: ServiceCall<"connected_site_id">): undefined {
  const site = sites.record(call);
  put(call.state.connectedSites, [site.foreign_id], { ...site, updated_at: call.now });
  return undefined;
}

/** The script tag to install on a site. */
export function scriptOf(foreign_id: string) {
  const url = `https://sandbox.example/mcjs/${encodeURIComponent(foreign_id)}.js`;
  return { url, fragment: `<script id="mcjs" src="${url}"></script>` };
}
