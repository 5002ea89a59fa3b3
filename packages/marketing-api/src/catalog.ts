/** The operations as data: all of them, by group for a smaller bundle, and flat for tools. */

export { accountExports } from "../../../src/ports/marketing-api/catalog/account-exports.ts";
export { activityFeed } from "../../../src/ports/marketing-api/catalog/activity-feed.ts";
export { audiences } from "../../../src/ports/marketing-api/catalog/audiences.ts";
export { authorizedApps } from "../../../src/ports/marketing-api/catalog/authorized-apps.ts";
export { automations } from "../../../src/ports/marketing-api/catalog/automations.ts";
export { batchWebhooks } from "../../../src/ports/marketing-api/catalog/batch-webhooks.ts";
export { batches } from "../../../src/ports/marketing-api/catalog/batches.ts";
export { campaignFolders } from "../../../src/ports/marketing-api/catalog/campaign-folders.ts";
export { campaigns } from "../../../src/ports/marketing-api/catalog/campaigns.ts";
export { connectedSites } from "../../../src/ports/marketing-api/catalog/connected-sites.ts";
export { conversations } from "../../../src/ports/marketing-api/catalog/conversations.ts";
export { customerJourneys } from "../../../src/ports/marketing-api/catalog/customer-journeys.ts";
export { ecommerce } from "../../../src/ports/marketing-api/catalog/ecommerce.ts";
export { carts } from "../../../src/ports/marketing-api/catalog/ecommerce-carts.ts";
export { customers } from "../../../src/ports/marketing-api/catalog/ecommerce-customers.ts";
export { orders } from "../../../src/ports/marketing-api/catalog/ecommerce-orders.ts";
export { products } from "../../../src/ports/marketing-api/catalog/ecommerce-products.ts";
export { promoRules } from "../../../src/ports/marketing-api/catalog/ecommerce-promo-rules.ts";
export { facebookAds } from "../../../src/ports/marketing-api/catalog/facebook-ads.ts";
export { fileManager } from "../../../src/ports/marketing-api/catalog/file-manager.ts";
export { landingPages } from "../../../src/ports/marketing-api/catalog/landing-pages.ts";
export { members } from "../../../src/ports/marketing-api/catalog/list-members.ts";
export { segments } from "../../../src/ports/marketing-api/catalog/list-segments.ts";
export { lists } from "../../../src/ports/marketing-api/catalog/lists.ts";
export { ping } from "../../../src/ports/marketing-api/catalog/ping.ts";
export { reporting } from "../../../src/ports/marketing-api/catalog/reporting.ts";
export { reports } from "../../../src/ports/marketing-api/catalog/reports.ts";
export { root } from "../../../src/ports/marketing-api/catalog/root.ts";
export { searchCampaigns } from "../../../src/ports/marketing-api/catalog/search-campaigns.ts";
export { searchMembers } from "../../../src/ports/marketing-api/catalog/search-members.ts";
export { smsCampaigns } from "../../../src/ports/marketing-api/catalog/sms-campaigns.ts";
export { templateFolders } from "../../../src/ports/marketing-api/catalog/template-folders.ts";
export { templates } from "../../../src/ports/marketing-api/catalog/templates.ts";
export { verifiedDomains } from "../../../src/ports/marketing-api/catalog/verified-domains.ts";
export { catalog } from "../../../src/ports/marketing-api/catalog.ts";
export {
  type Catalog,
  type Method,
  type Operation,
  op,
  type Route,
  shape,
} from "../../../src/ports/marketing-api/operation.ts";
export {
  findOperation,
  type OperationData,
  operations,
} from "../../../src/ports/marketing-api/operations.ts";
export { FIELDS, PAGE } from "../../../src/ports/marketing-api/parameters.ts";
