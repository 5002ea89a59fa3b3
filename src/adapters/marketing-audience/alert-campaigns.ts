import { type Alert, type AlertSender, AlertSenderError } from "../../ports/alert-sender.ts";
import type { MarketingApi } from "../../ports/marketing-api/api.ts";
import type { CallOptions } from "../../ports/marketing-api/call.ts";
import { MarketingApiError, type MarketingApiFailure } from "../../ports/marketing-api/errors.ts";
import type { CreateCampaignSettings } from "../../ports/marketing-api/types/campaign-bodies.ts";
import type { CampaignStatus } from "../../ports/marketing-api/types/campaigns.ts";
import { type AlertMail, type AlertSite, alertMail } from "./alert-mail.ts";
import { type TopicInterest, TopicInterests } from "./topic-interests.ts";

/** Only campaigns that were created within this time are searched. An alert expires after a day. */
const SEARCH_PERIOD_MS = 3 * 24 * 3_600_000;

/** The client rejected the arguments of a call before sending it: a bug of this code, not a failure of the provider. */
const CALLER_ERRORS = new Set<MarketingApiFailure>(["missing-parameter", "invalid-parameter"]);

interface AlertCampaignsOptions {
  readonly marketing: MarketingApi;
  /** The list whose members choose topics. */
  readonly listId: string;
  /** Whether campaigns are sent, or remain drafts that an editor reviews. */
  readonly mode: "draft" | "send";
  readonly site: AlertSite;
}

interface FoundCampaign {
  readonly id: string;
  readonly status: CampaignStatus;
}

/**
 * Sends each alert as a campaign to the members of a list who have chosen its topic. The title of the campaign contains
 * the key of the alert, so that a retry finds the campaign of an earlier attempt and continues with it.
 */
export class AlertCampaigns implements AlertSender {
  readonly #options: AlertCampaignsOptions;
  readonly #interests: TopicInterests;

  constructor(options: AlertCampaignsOptions) {
    this.#options = options;
    this.#interests = new TopicInterests(options);
  }

  async send(
    alert: Alert,
    { signal }: { readonly signal: AbortSignal },
  ): Promise<"sent" | "drafted" | "no-subscribers"> {
    try {
      return await this.#send(alert, { signal });
    } catch (error) {
      if (!(error instanceof MarketingApiError) || CALLER_ERRORS.has(error.failure)) throw error;
      throw new AlertSenderError(alert.key, { cause: error });
    }
  }

  async #send(alert: Alert, options: CallOptions): Promise<"sent" | "drafted" | "no-subscribers"> {
    const { mode, site } = this.#options;
    const title = `${new URL(site.publicUrl).host} alert ${alert.key}`;
    const found = await this.#find(title, options);
    // The status `save` is a draft. Any other campaign was sent, scheduled or cancelled, and cannot be changed.
    if (found && found.status !== "save") return "sent";
    const interests = await this.#interestsOf(alert.topic, options);
    if (mode === "send" && !found && !(await this.#hasSubscribers(interests, options)))
      return "no-subscribers";
    const mail = alertMail(alert, site);
    const campaign = found ?? (await this.#create(title, mail, interests, options));
    if (campaign.status !== "save") return "sent";
    try {
      await this.#complete(campaign.id, mail, options);
    } catch (error) {
      // If another process has sent the campaign meanwhile, the provider rejects the change, and the alert is done.
      const now = await this.#find(title, options);
      if (now === undefined || now.status === "save") throw error;
    }
    return mode === "send" ? "sent" : "drafted";
  }

  async #complete(campaign_id: string, { html, text }: AlertMail, options: CallOptions): Promise<void> {
    const { campaigns } = this.#options.marketing;
    await campaigns.content.set({ campaign_id, body: { html, plain_text: text } }, options);
    if (this.#options.mode === "send") await campaigns.send({ campaign_id }, options);
  }

  /**
   * Finds the campaign with a title. If there are several, prefers one that is not a draft, and then the oldest. The
   * provider numbers campaigns in the order of their creation, so that concurrent processes select the same one.
   */
  async #find(title: string, options: CallOptions): Promise<FoundCampaign | undefined> {
    const { marketing, listId } = this.#options;
    const campaigns = marketing.campaigns.list.all(
      {
        list_id: listId,
        since_create_time: new Date(Date.now() - SEARCH_PERIOD_MS).toISOString(),
        fields: ["campaigns.id", "campaigns.web_id", "campaigns.status", "campaigns.settings.title"],
      },
      options,
    );
    const found: (FoundCampaign & { readonly web_id: number })[] = [];
    for await (const { id, web_id, status, settings } of campaigns)
      if (settings.title === title) found.push({ id, web_id, status });
    const [first] = found.toSorted(
      (a, b) => Number(a.status === "save") - Number(b.status === "save") || a.web_id - b.web_id,
    );
    return first;
  }

  /** Creates a campaign. If another process has created one first, returns that one and deletes its own. */
  async #create(
    title: string,
    mail: AlertMail,
    interests: readonly TopicInterest[],
    options: CallOptions,
  ): Promise<FoundCampaign> {
    const { marketing, listId } = this.#options;
    const created = await marketing.campaigns.create(
      {
        body: {
          type: "regular",
          recipients: { list_id: listId, segment_opts: segmentOf(interests) },
          settings: { ...(await this.#senderOf(options)), ...settingsOf(title, mail) },
          // Privacy: opens and clicks of recipients are not tracked.
          tracking: { opens: false, html_clicks: false, text_clicks: false },
        },
      },
      options,
    );
    const chosen = (await this.#find(title, options)) ?? created;
    if (chosen.id !== created.id) await marketing.campaigns.delete({ campaign_id: created.id }, options);
    return chosen;
  }

  async #senderOf(options: CallOptions): Promise<Pick<CreateCampaignSettings, "from_name" | "reply_to">> {
    const { marketing, listId: list_id } = this.#options;
    const { campaign_defaults } = await marketing.lists.get({ list_id }, options);
    return { from_name: campaign_defaults.from_name, reply_to: campaign_defaults.from_email };
  }

  /** All interests that represent a topic. Creates one if there is none. */
  async #interestsOf(topic: string, options: CallOptions): Promise<readonly TopicInterest[]> {
    const callOptions = () => options;
    this.#interests.forget();
    await this.#interests.idsOf([topic], callOptions);
    return (await this.#interests.all(callOptions)).filter(({ name }) => name === topic);
  }

  /** Checked first, because the provider rejects a campaign without recipients. */
  async #hasSubscribers(interests: readonly TopicInterest[], options: CallOptions): Promise<boolean> {
    const { marketing, listId } = this.#options;
    for (const { id, categoryId } of interests) {
      const { total_items } = await marketing.lists.members.list(
        {
          list_id: listId,
          status: "subscribed",
          interest_category_id: categoryId,
          interest_ids: id,
          interest_match: "any",
          count: 1,
          fields: ["total_items"],
        },
        options,
      );
      if (total_items > 0) return true;
    }
    return false;
  }
}

function segmentOf(interests: readonly TopicInterest[]) {
  const conditions = interests.map(({ id, categoryId }) => ({
    condition_type: "Interests" as const,
    field: `interests-${categoryId}`,
    op: "interestcontains" as const,
    value: [id],
  }));
  return { match: "any" as const, conditions };
}

function settingsOf(title: string, { subject, preview }: AlertMail): CreateCampaignSettings {
  return { title, subject_line: subject, preview_text: preview, auto_footer: false, inline_css: false };
}
