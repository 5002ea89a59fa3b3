/** The names of the provider's client. */
import { type CompatClient, createCompatClient } from "./compat/client.ts";
import type { Groups } from "./compat/groups.ts";

export {
  type CompatClient,
  type CompatConfig,
  type CompatSettings,
  createCompatClient,
} from "./compat/client.ts";
export { type HttpErrorResponse, ResponseError } from "./compat/errors.ts";
export type { Config, ErrorResponse, Status, TimeString } from "./compat/published-types.ts";
export type { Opts } from "./compat/types.ts";

const client = createCompatClient();

export const setConfig: CompatClient["setConfig"] = client.setConfig;
export const accountExport: Groups["accountExport"] = client.accountExport;
export const accountExports: Groups["accountExports"] = client.accountExports;
export const activityFeed: Groups["activityFeed"] = client.activityFeed;
export const authorizedApps: Groups["authorizedApps"] = client.authorizedApps;
export const automations: Groups["automations"] = client.automations;
export const batchWebhooks: Groups["batchWebhooks"] = client.batchWebhooks;
export const batches: Groups["batches"] = client.batches;
export const campaignFolders: Groups["campaignFolders"] = client.campaignFolders;
export const campaigns: Groups["campaigns"] = client.campaigns;
export const connectedSites: Groups["connectedSites"] = client.connectedSites;
export const conversations: Groups["conversations"] = client.conversations;
export const customerJourneys: Groups["customerJourneys"] = client.customerJourneys;
export const ecommerce: Groups["ecommerce"] = client.ecommerce;
export const facebookAds: Groups["facebookAds"] = client.facebookAds;
export const fileManager: Groups["fileManager"] = client.fileManager;
export const landingPages: Groups["landingPages"] = client.landingPages;
export const lists: Groups["lists"] = client.lists;
export const ping: Groups["ping"] = client.ping;
export const reporting: Groups["reporting"] = client.reporting;
export const reports: Groups["reports"] = client.reports;
export const root: Groups["root"] = client.root;
export const searchCampaigns: Groups["searchCampaigns"] = client.searchCampaigns;
export const searchMembers: Groups["searchMembers"] = client.searchMembers;
export const Surveys: Groups["Surveys"] = client.Surveys;
export const templateFolders: Groups["templateFolders"] = client.templateFolders;
export const templates: Groups["templates"] = client.templates;
export const verifiedDomains: Groups["verifiedDomains"] = client.verifiedDomains;

// Required, it is the client itself, whose `basePath` and `timeout` can be set.
export { client as "module.exports", client as default };
