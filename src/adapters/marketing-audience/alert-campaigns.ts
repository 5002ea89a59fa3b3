import type { Locale } from "../../../brand/locale.ts";
import { alertEntriesAbout } from "../../domain/alerts/alert-entry.ts";
import {
  type Alert,
  type AlertSender,
  AlertSenderError,
  type SenderOutcome,
  type SendOptions,
} from "../../ports/alert-sender.ts";
import type { Log } from "../../ports/log.ts";
import type { CallOptions } from "../../ports/marketing-api/call.ts";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import type { CampaignStatus, WriteCampaignSettings } from "../../ports/marketing-api/types/campaigns.ts";
import { isProviderFailure } from "./address-refusals.ts";
import { type AlertMail, type AlertSite, alertMail } from "./alert-mail.ts";
import { type MarketingList, type TopicInterest, TopicInterests } from "./topic-interests.ts";

/** Only campaigns that were created within this time are searched. An alert expires after a day. */
const SEARCH_PERIOD_MS = 3 * 24 * 3_600_000;

interface AlertCampaignsOptions {
  /** The language of the e-mails. */
  readonly locale: Locale;
  /** The default language of the site, in which topics are named to members. Default: that of the e-mails. */
  readonly mainLocale?: Locale | undefined;
  /** The members who get them. Default: all, whatever their language. */
  readonly members?: MembersByLanguage | undefined;
  /** Opens the list whose members choose topics, for each call; only the first one takes time. */
  readonly openList: () => Promise<MarketingList>;
  /** Whether campaigns are sent, or remain drafts that an editor reviews. */
  readonly mode: "draft" | "send";
  readonly site: AlertSite;
  readonly log: Pick<Log, "info" | "error">;
}

/** Members by their language at the provider (ISO 639-1): those of one, or those of none of some. */
export type MembersByLanguage = { readonly of: string } | { readonly notOf: readonly string[] };

interface FoundCampaign {
  readonly id: string;
  readonly status: CampaignStatus;
  readonly recipients: { readonly recipient_count: number };
}

/** Maximum number of choices by which members are told apart. It makes 15 campaigns. */
const MAX_CHOICES = 4;

/** The interests of a category that represent a topic. A member who has any of them has chosen it. */
interface Choice {
  /** Unique among the choices of an alert: the topic, and the category if the topic has several. */
  readonly name: string;
  readonly topic: string;
  readonly categoryId: string;
  readonly ids: readonly string[];
}

/** Members of the list who have made some choices, but not others. */
interface Audience {
  /** Unique among the audiences of an alert. */
  readonly name: string;
  /** What their e-mail is about. */
  readonly topics: readonly string[];
  /** They have all of these, and none of the others. */
  readonly chosen: readonly Interests[];
  readonly others: readonly Interests[];
}

/** Interests of a category, of which members have any or none. */
type Interests = Pick<Choice, "categoryId" | "ids">;

/**
 * Sends each alert as campaigns to the members of a list who have chosen its topics: one for each combination of choices, so
 * that each member gets one e-mail with what they have chosen. The title of a campaign contains the key of the alert and
 * the choices, so that a retry finds the campaign of an earlier attempt and continues with it.
 */
export class AlertCampaigns implements AlertSender {
  readonly #options: AlertCampaignsOptions;
  readonly #interests: TopicInterests;

  constructor(options: AlertCampaignsOptions) {
    this.#options = options;
    const { openList, log, locale, mainLocale = locale } = options;
    this.#interests = new TopicInterests(openList, log, mainLocale.texts.mail.topics);
  }

  async send(alert: Alert, options: SendOptions): Promise<SenderOutcome> {
    try {
      return await this.#send(alert, options);
    } catch (error) {
      throw isProviderFailure(error) ? new AlertSenderError(alert.key, { cause: error }) : error;
    }
  }

  async #send(alert: Alert, options: SendOptions): Promise<SenderOutcome> {
    const outcomes: SenderOutcome[] = [];
    const choices = await this.#choicesOf(alert.topics, { signal: options.signal });
    for (const audience of audiencesOf(choices)) {
      const { topics } = audience;
      const announcements = alertEntriesAbout(topics, alert.announcements);
      if (announcements.length === 0) continue;
      outcomes.push(await this.#sendTo(audience, { ...alert, topics, announcements }, options));
    }
    if (outcomes.includes("no-recipients-yet")) return "no-recipients-yet";
    return outcomes.find((outcome) => outcome !== "no-subscribers") ?? "no-subscribers";
  }

  async #sendTo(
    audience: Audience,
    alert: Alert,
    { signal, isLastLook }: SendOptions,
  ): Promise<SenderOutcome> {
    const { mode, site, openList, locale, mainLocale, log } = this.#options;
    const options = { signal };
    const { marketing } = await openList();
    const language = locale.language === undefined ? [] : [locale.language];
    const title = [new URL(site.publicUrl).host, "alert", alert.key, ...language, audience.name].join(" ");
    const mail = alertMail(alert, site, locale, mainLocale);
    const found = await this.#find(title, options);
    const campaign = found ?? (await this.#create(title, mail, audience, options));
    // The status `save` is a draft. Any other campaign was sent, scheduled or cancelled, and cannot be changed.
    if (campaign.status !== "save") return "sent";
    try {
      await this.#complete(campaign.id, mail, options);
    } catch (error) {
      const now = await this.#find(title, options);
      // If another process has sent the campaign meanwhile, the provider rejects the change, and the alert is done.
      if (now !== undefined && now.status !== "save") return "sent";
      const isRefused = error instanceof MarketingApiError && error.status === 400;
      if (!isRefused || now?.recipients.recipient_count !== 0) throw error;
      // One look proves nothing: the provider counts the recipients of a campaign after it is made.
      if (!isLastLook || found === undefined) return "no-recipients-yet";
      log.info(
        { alert: alert.key, topics: alert.topics },
        "a campaign still has no recipients, and is deleted",
      );
      await marketing.campaigns.delete({ campaign_id: now.id }, options);
      return "no-subscribers";
    }
    return mode === "send" ? "sent" : "drafted";
  }

  async #complete(campaign_id: string, { html, text }: AlertMail, options: CallOptions): Promise<void> {
    const { campaigns } = (await this.#options.openList()).marketing;
    await campaigns.content.set({ campaign_id, body: { html, plain_text: text } }, options);
    if (this.#options.mode === "send") await campaigns.send({ campaign_id }, options);
  }

  /**
   * Finds the campaign with a title. If there are several, prefers one that is not a draft, and then the oldest. The
   * provider numbers campaigns in the order of their creation, so that concurrent processes select the same one.
   */
  async #find(title: string, options: CallOptions): Promise<FoundCampaign | undefined> {
    const { marketing, listId } = await this.#options.openList();
    const campaigns = marketing.campaigns.list.all(
      {
        list_id: listId,
        since_create_time: new Date(Date.now() - SEARCH_PERIOD_MS).toISOString(),
        fields: [
          "campaigns.id",
          "campaigns.web_id",
          "campaigns.status",
          "campaigns.settings.title",
          "campaigns.recipients.recipient_count",
        ],
      },
      options,
    );
    const found: (FoundCampaign & { readonly web_id: number })[] = [];
    for await (const { id, web_id, status, settings, recipients } of campaigns)
      if (settings.title === title) found.push({ id, web_id, status, recipients });
    const [first] = found.toSorted(
      (a, b) => Number(a.status === "save") - Number(b.status === "save") || a.web_id - b.web_id,
    );
    return first;
  }

  /** Creates a campaign. If another process has created one first, returns that one and deletes its own. */
  async #create(
    title: string,
    mail: AlertMail,
    audience: Audience,
    options: CallOptions,
  ): Promise<FoundCampaign> {
    const { marketing, listId } = await this.#options.openList();
    const created = await marketing.campaigns.create(
      {
        body: {
          type: "regular",
          recipients: { list_id: listId, segment_opts: segmentOf(audience, this.#options.members) },
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

  async #senderOf(options: CallOptions): Promise<Pick<WriteCampaignSettings, "from_name" | "reply_to">> {
    const { marketing, listId: list_id } = await this.#options.openList();
    const { campaign_defaults } = await marketing.lists.get({ list_id }, options);
    return { from_name: campaign_defaults.from_name, reply_to: campaign_defaults.from_email };
  }

  /** The choices that members have of topics. Creates an interest for a topic that has none. */
  async #choicesOf(topics: readonly string[], options: CallOptions): Promise<readonly Choice[]> {
    this.#interests.forget();
    await this.#interests.idsOf(topics, options);
    const interests = await this.#interests.all(options);
    return topics.flatMap((topic) => {
      const own = interests.filter((interest) => this.#interests.isFor(interest, topic));
      return choicesOf(topic, own);
    });
  }
}

function choicesOf(topic: string, own: readonly TopicInterest[]): readonly Choice[] {
  const byCategory = [...Map.groupBy(own, ({ categoryId }) => categoryId)];
  return byCategory.map(([categoryId, some], index) => ({
    name: index === 0 ? topic : `${topic} (${categoryId})`,
    topic,
    categoryId,
    ids: some.map(({ id }) => id),
  }));
}

/** Audiences that share no member: one for each combination of choices; of too many choices, one for each category. */
function audiencesOf(choices: readonly Choice[]): readonly Audience[] {
  if (choices.length > MAX_CHOICES) return audiencesByCategory(choices);
  let combinations: readonly Readonly<Record<"chosen" | "others", readonly Choice[]>>[] = [
    { chosen: [], others: [] },
  ];
  for (const choice of choices) {
    const without = combinations.map(({ chosen, others }) => ({ chosen, others: [...others, choice] }));
    const withIt = combinations.map(({ chosen, others }) => ({ chosen: [...chosen, choice], others }));
    combinations = [...without, ...withIt];
  }
  return combinations
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ chosen, others }) => ({ ...namedBy(chosen), chosen, others }));
}

/** Each has chosen something of a category, and nothing of those before. Nearly always there is one category. */
function audiencesByCategory(choices: readonly Choice[]): readonly Audience[] {
  const categories = [...Map.groupBy(choices, ({ categoryId }) => categoryId)].map(([categoryId, some]) => {
    return { categoryId, ids: some.flatMap(({ ids }) => ids) };
  });
  const { name, topics } = namedBy(choices);
  return categories.map((category, index) => ({
    name: index === 0 ? name : `${name} (${category.categoryId})`,
    topics,
    chosen: [category],
    others: categories.slice(0, index),
  }));
}

function namedBy(choices: readonly Choice[]): Pick<Audience, "name" | "topics"> {
  const topics = [...new Set(choices.map(({ topic }) => topic))];
  return { name: choices.map(({ name }) => name).join(" + "), topics };
}

function segmentOf({ chosen, others }: Audience, members: MembersByLanguage | undefined) {
  const interests = ({ categoryId, ids }: Interests, op: "interestcontains" | "interestnotcontains") => ({
    condition_type: "Interests" as const,
    field: `interests-${categoryId}`,
    op,
    value: ids,
  });
  const conditions = [
    ...chosen.map((some) => interests(some, "interestcontains")),
    ...others.map((some) => interests(some, "interestnotcontains")),
    ...languagesOf(members),
  ];
  return { match: "all" as const, conditions };
}

function languagesOf(members: MembersByLanguage = { notOf: [] }) {
  const language = (op: "is" | "not") => (value: string) => ({
    condition_type: "Language" as const,
    field: "language" as const,
    op,
    value,
  });
  return "of" in members ? [language("is")(members.of)] : members.notOf.map(language("not"));
}

function settingsOf(title: string, { subject, preview }: AlertMail): WriteCampaignSettings {
  return { title, subject_line: subject, preview_text: preview, auto_footer: false, inline_css: false };
}
