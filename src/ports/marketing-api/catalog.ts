import { accountExports } from "./catalog/account-exports.ts";
import { activityFeed } from "./catalog/activity-feed.ts";
import { authorizedApps } from "./catalog/authorized-apps.ts";
import { automations } from "./catalog/automations.ts";
import { batchWebhooks } from "./catalog/batch-webhooks.ts";
import { batches } from "./catalog/batches.ts";
import { campaignFolders } from "./catalog/campaign-folders.ts";
import { campaigns } from "./catalog/campaigns.ts";
import { connectedSites } from "./catalog/connected-sites.ts";
import { conversations } from "./catalog/conversations.ts";
import { customerJourneys } from "./catalog/customer-journeys.ts";
import { ecommerce } from "./catalog/ecommerce.ts";
import { facebookAds } from "./catalog/facebook-ads.ts";
import { fileManager } from "./catalog/file-manager.ts";
import { landingPages } from "./catalog/landing-pages.ts";
import { lists } from "./catalog/lists.ts";
import { ping } from "./catalog/ping.ts";
import { reporting } from "./catalog/reporting.ts";
import { reports } from "./catalog/reports.ts";
import { root } from "./catalog/root.ts";
import { searchCampaigns } from "./catalog/search-campaigns.ts";
import { searchMembers } from "./catalog/search-members.ts";
import { templateFolders } from "./catalog/template-folders.ts";
import { templates } from "./catalog/templates.ts";
import { verifiedDomains } from "./catalog/verified-domains.ts";
import type { Catalog } from "./operation.ts";

/** Every operation of the Marketing API, grouped as their paths are: one row each. */
export const catalog = {
  accountExports,
  activityFeed,
  authorizedApps,
  automations,
  batchWebhooks,
  batches,
  campaignFolders,
  campaigns,
  connectedSites,
  conversations,
  customerJourneys,
  ecommerce,
  facebookAds,
  fileManager,
  landingPages,
  lists,
  ping,
  reporting,
  reports,
  root,
  searchCampaigns,
  searchMembers,
  templateFolders,
  templates,
  verifiedDomains,
} as const satisfies Catalog;
