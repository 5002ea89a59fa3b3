import type { Options } from "./call.ts";
import type { AccountExportsCalls } from "./calls/account-exports.ts";
import type { ActivityFeedCalls } from "./calls/activity-feed.ts";
import type { AuthorizedAppsCalls } from "./calls/authorized-apps.ts";
import type { AutomationsCalls } from "./calls/automations.ts";
import type { BatchWebhooksCalls } from "./calls/batch-webhooks.ts";
import type { BatchesCalls } from "./calls/batches.ts";
import type { CampaignFoldersCalls } from "./calls/campaign-folders.ts";
import type { CampaignsCalls } from "./calls/campaigns.ts";
import type { ConnectedSitesCalls } from "./calls/connected-sites.ts";
import type { ConversationsCalls } from "./calls/conversations.ts";
import type { CustomerJourneysCalls } from "./calls/customer-journeys.ts";
import type { EcommerceCalls } from "./calls/ecommerce.ts";
import type { FacebookAdsCalls } from "./calls/facebook-ads.ts";
import type { FileManagerCalls } from "./calls/file-manager.ts";
import type { LandingPagesCalls } from "./calls/landing-pages.ts";
import type { ListsCalls } from "./calls/lists.ts";
import type { PingCalls } from "./calls/ping.ts";
import type { ReportingCalls } from "./calls/reporting.ts";
import type { ReportsCalls } from "./calls/reports.ts";
import type { RootCalls } from "./calls/root.ts";
import type { SearchCampaignsCalls } from "./calls/search-campaigns.ts";
import type { SearchMembersCalls } from "./calls/search-members.ts";
import type { TemplateFoldersCalls } from "./calls/template-folders.ts";
import type { TemplatesCalls } from "./calls/templates.ts";
import type { VerifiedDomainsCalls } from "./calls/verified-domains.ts";
import type { MergeValues } from "./types/members.ts";

/**
 * The documented calls of the catalog. Declared one by one, because editors show no comments on derived types; the
 * compiler checks that both agree.
 */
export interface DocumentedApi<M extends MergeValues, Rest extends Options> {
  readonly accountExports: AccountExportsCalls<M, Rest>;
  readonly activityFeed: ActivityFeedCalls<M, Rest>;
  readonly authorizedApps: AuthorizedAppsCalls<M, Rest>;
  readonly automations: AutomationsCalls<M, Rest>;
  readonly batchWebhooks: BatchWebhooksCalls<M, Rest>;
  readonly batches: BatchesCalls<M, Rest>;
  readonly campaignFolders: CampaignFoldersCalls<M, Rest>;
  readonly campaigns: CampaignsCalls<M, Rest>;
  readonly connectedSites: ConnectedSitesCalls<M, Rest>;
  readonly conversations: ConversationsCalls<M, Rest>;
  readonly customerJourneys: CustomerJourneysCalls<M, Rest>;
  readonly ecommerce: EcommerceCalls<M, Rest>;
  readonly facebookAds: FacebookAdsCalls<M, Rest>;
  readonly fileManager: FileManagerCalls<M, Rest>;
  readonly landingPages: LandingPagesCalls<M, Rest>;
  readonly lists: ListsCalls<M, Rest>;
  readonly ping: PingCalls<M, Rest>;
  readonly reporting: ReportingCalls<M, Rest>;
  readonly reports: ReportsCalls<M, Rest>;
  readonly root: RootCalls<M, Rest>;
  readonly searchCampaigns: SearchCampaignsCalls<M, Rest>;
  readonly searchMembers: SearchMembersCalls<M, Rest>;
  readonly templateFolders: TemplateFoldersCalls<M, Rest>;
  readonly templates: TemplatesCalls<M, Rest>;
  readonly verifiedDomains: VerifiedDomainsCalls<M, Rest>;
}
