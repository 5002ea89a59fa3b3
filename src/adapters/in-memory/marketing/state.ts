import type {
  AccountExport,
  AuthorizedApp,
  ConnectedSite,
  VerifiedDomain,
} from "../../../ports/marketing-api/types/account.ts";
import type {
  Automation,
  AutomationEmail,
  AutomationSettings,
  AutomationTrigger,
  EmailDelay,
  QueueEntry,
  RemovedSubscriber,
  UpdateEmailSettings,
} from "../../../ports/marketing-api/types/automations.ts";
import type { Batch, BatchOperation, BatchWebhook } from "../../../ports/marketing-api/types/batches.ts";
import type { Conversation, ConversationMessage } from "../../../ports/marketing-api/types/conversations.ts";
import type {
  Cart,
  Customer,
  Order,
  OrderLine,
  SendOrderOutreach,
} from "../../../ports/marketing-api/types/ecommerce-orders.ts";
import type {
  Product,
  ProductImage,
  ProductVariant,
  PromoCode,
  PromoRule,
} from "../../../ports/marketing-api/types/ecommerce-products.ts";
import type { Store } from "../../../ports/marketing-api/types/ecommerce-stores.ts";
import type {
  FacebookAd,
  FacebookAdReport,
  FacebookAdReportSummary,
} from "../../../ports/marketing-api/types/facebook-ads.ts";
import type { FileFolder, StoredFile } from "../../../ports/marketing-api/types/file-manager.ts";
import type { LandingPage } from "../../../ports/marketing-api/types/landing-pages.ts";
import type { Template } from "../../../ports/marketing-api/types/templates.ts";
import { emptyAudience } from "./audience/state.ts";
import { emptyCampaigns, type StoredFolder } from "./campaigns/state.ts";
import { emptyTable } from "./collections.ts";
import type { LoggedEvent } from "./event-log.ts";

/** An export of the account. It is finished when the time `finished` is reached. */
export type StoredExport = Required<Pick<AccountExport, "export_id" | "started" | "finished">>;

/** A domain with the verification code that was sent by e-mail. */
export interface StoredDomain extends VerifiedDomain {
  readonly code: string;
}

export interface OperationResult {
  readonly status_code: number;
  readonly operation_id: string;
  /** The response as JSON; empty for a 204. */
  readonly response: string;
}

/** Operations that run one after the other in the background. */
export interface StoredBatch extends Pick<Batch, "id" | "submitted_at" | "completed_at"> {
  readonly status: "pending" | "started" | "finished";
  readonly operations: readonly BatchOperation[];
  /** One result for each operation, after all have run. */
  readonly results: readonly OperationResult[];
}

export interface StoredTemplate extends Template {
  readonly html: string;
}

/** A visit of a landing page; reports are computed from visits. */
export interface PageVisit {
  readonly page_id: string;
  readonly at: string;
  readonly kind: "visit" | "click" | "subscribe";
  readonly visitor: string;
}

/** A conversation. Its messages are counted when it is read. */
export type StoredConversation = Omit<Conversation, "message_count" | "unread_messages" | "last_message">;

export type StoredMessage = Omit<ConversationMessage, "list_id" | "conversation_id">;

/** Results of an ad that cannot be computed from other records. */
export interface StoredAdResults
  extends Pick<FacebookAdReportSummary, "reach" | "impressions" | "unique_clicks" | "first_time_buyers">,
    Pick<FacebookAdReportSummary, "likes" | "comments" | "shares"> {
  readonly subscribes: number;
  /** Activity by day; the totals are the sums. */
  readonly activity: FacebookAdReport["audience_activity"];
}

/** A Facebook ad. Only the service's application can create it. */
export interface StoredFacebookAd extends Omit<FacebookAd, "report_summary"> {
  readonly results: StoredAdResults;
}

/** A step of a customer journey that API calls can trigger. Only the service's application can create it. */
export interface StoredJourneyStep {
  readonly journey_id: string;
  readonly step_id: string;
  readonly list_id: string;
  /** The contacts for which the step was triggered, oldest first. */
  readonly triggered: readonly { readonly email_address: string; readonly at: string }[];
}

/** A series of e-mails that contacts receive one after the other. */
export interface StoredAutomation extends Pick<Automation, "id" | "create_time" | "start_time" | "status"> {
  /** Archived automations are not listed and cannot be changed or started. */
  readonly archived: boolean;
  readonly recipients: { readonly list_id: string; readonly store_id: string };
  readonly settings: Pick<AutomationSettings, "title" | "from_name" | "reply_to">;
  readonly trigger_settings: Pick<AutomationTrigger, "workflow_type">;
}

export interface StoredAutomationEmail
  extends Pick<AutomationEmail, "id" | "web_id" | "workflow_id" | "position">,
    Pick<AutomationEmail, "create_time" | "start_time" | "status"> {
  readonly delay: Pick<EmailDelay, "type" | "direction" | "action"> & { readonly amount: number };
  readonly settings: Required<UpdateEmailSettings>;
}

export type StoredStore = Omit<Store, "connected_site" | "automations" | "list_is_active">;

/** A customer. Order totals are computed when the customer is read. */
export type StoredCustomer = Omit<Customer, "orders_count" | "total_spent">;

/** A product; it has at least one variant. */
export type StoredProduct = Omit<Product, "currency_code" | "variants" | "images">;

/** A line of a cart or an order: a variant, its quantity and price. */
export type StoredLine = Omit<OrderLine, "product_title" | "product_variant_title" | "image_url">;

export type StoredCart = Omit<Cart, "customer" | "lines"> & { readonly customer_id: string };

export type StoredOrder = Omit<Order, "customer" | "lines" | "outreach"> & {
  readonly customer_id: string;
  readonly outreach?: SendOrderOutreach;
};

type Tables = ReturnType<typeof emptyTables>;

/** The whole state of the fake, as plain JSON, so that it can be stored and restored. */
export interface MarketingState extends Tables {
  /** The last numeric id. */
  lastNumber: number;
  /** Events of contacts, oldest first. */
  eventLog: LoggedEvent[];
  /** Oldest first. */
  pageVisits: PageVisit[];
}

const emptyTables = () => ({
  ...emptyAudience(),
  ...emptyCampaigns(),
  authorizedApps: emptyTable<AuthorizedApp>(),
  accountExports: emptyTable<StoredExport>(),
  verifiedDomains: emptyTable<StoredDomain>(),
  connectedSites: emptyTable<Omit<ConnectedSite, "site_script">>(),
  automations: emptyTable<StoredAutomation>(),
  automationEmails: emptyTable<StoredAutomationEmail>(),
  /** The e-mail counts as sent when `next_send` is in the past. */
  automationQueues: emptyTable<QueueEntry>(),
  removedSubscribers: emptyTable<RemovedSubscriber>(),
  batches: emptyTable<StoredBatch>(),
  batchWebhooks: emptyTable<BatchWebhook>(),
  stores: emptyTable<StoredStore>(),
  customers: emptyTable<StoredCustomer>(),
  products: emptyTable<StoredProduct>(),
  variants: emptyTable<ProductVariant>(),
  images: emptyTable<ProductImage>(),
  carts: emptyTable<StoredCart>(),
  cartLines: emptyTable<StoredLine>(),
  orders: emptyTable<StoredOrder>(),
  orderLines: emptyTable<StoredLine>(),
  promoRules: emptyTable<PromoRule>(),
  promoCodes: emptyTable<PromoCode>(),
  templates: emptyTable<StoredTemplate>(),
  templateFolders: emptyTable<StoredFolder>(),
  files: emptyTable<StoredFile>(),
  fileFolders: emptyTable<Omit<FileFolder, "file_count">>(),
  landingPages: emptyTable<LandingPage>(),
  conversations: emptyTable<StoredConversation>(),
  conversationMessages: emptyTable<StoredMessage>(),
  facebookAds: emptyTable<StoredFacebookAd>(),
  journeySteps: emptyTable<StoredJourneyStep>(),
});

export function emptyState(): MarketingState {
  return { lastNumber: 0, eventLog: [], pageVisits: [], ...emptyTables() };
}
