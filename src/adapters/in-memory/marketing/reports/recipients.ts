import { hashOf } from "../audience/member-lookup.ts";
import { type LoggedEvent, lastTime } from "../event-log.ts";
import { notFound } from "../problems.ts";
import { moment, pageOf, sorted } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { known } from "../timestamps.ts";
import { contactOf, type Reported, reportedOf, statusOf } from "./find-report.ts";

type ReportCall = ServiceCall<"campaign_id">;
type RecipientCall = ServiceCall<"campaign_id" | "subscriber_hash">;

/** Handlers of `/reports/{campaign_id}/sent-to`, `open-details`, `email-activity` and `unsubscribed`. */
export const reportRecipientHandlers = {
  "reports.sentTo.list": (call: ReportCall) => {
    const reported = reportedOf(call);
    const recipients = recipientsIn(reported);
    return {
      sent_to: pageOf(call, recipients).map((email_id) => sentTo(call.state, reported, email_id)),
      campaign_id: reported.campaign.id,
      total_items: recipients.length,
    };
  },

  "reports.sentTo.get": (call: RecipientCall) => {
    const reported = reportedOf(call);
    return sentTo(call.state, reported, oneOf(call, reported, recipientsIn(reported)));
  },

  "reports.openDetails.list": (call: ReportCall) => {
    const reported = since(call, reportedOf(call));
    const openers = openersIn(reported).map((email_id) => opener(call.state, reported, email_id));
    const inOrder = sorted(call, openers, { opens_count: ({ opens_count }) => opens_count });
    return {
      members: pageOf(call, inOrder),
      campaign_id: reported.campaign.id,
      total_opens: openers.reduce((sum, { opens_count }) => sum + opens_count, 0),
      total_items: openers.length,
    };
  },

  "reports.openDetails.get": (call: RecipientCall) => {
    const reported = reportedOf(call);
    return opener(call.state, reported, oneOf(call, reported, openersIn(reported)));
  },

  "reports.emailActivity.list": (call: ReportCall) => {
    const reported = reportedOf(call);
    const recent = since(call, reported);
    const recipients = recipientsIn(reported);
    return {
      emails: pageOf(call, recipients).map((email_id) => activity(call.state, recent, email_id)),
      campaign_id: reported.campaign.id,
      total_items: recipients.length,
    };
  },

  "reports.emailActivity.get": (call: RecipientCall) => {
    const reported = reportedOf(call);
    return activity(call.state, since(call, reported), oneOf(call, reported, recipientsIn(reported)));
  },

  "reports.unsubscribed.list": (call: ReportCall) => {
    const { campaign, eventLog } = reportedOf(call);
    const gone = eventLog.filter(({ kind }) => kind === "unsubscribed");
    return {
      unsubscribes: pageOf(call, gone).map((loggedEvent) => unsubscribe(call.state, loggedEvent)),
      campaign_id: campaign.id,
      total_items: gone.length,
    };
  },

  "reports.unsubscribed.get": (call: RecipientCall) => {
    const { campaign, eventLog } = reportedOf(call);
    const hash = hashOf(call.state, campaign.recipients.list_id, call.path.subscriber_hash);
    const loggedEvent = eventLog.find(({ kind, email_id }) => kind === "unsubscribed" && email_id === hash);
    if (loggedEvent === undefined) throw notFound();
    return unsubscribe(call.state, loggedEvent);
  },
};

function recipientsIn({ eventLog }: Reported): string[] {
  return eventLog.filter(({ kind }) => kind === "sent").map(({ email_id }) => email_id);
}

function openersIn({ eventLog }: Reported): string[] {
  return [...new Set(eventLog.filter(({ kind }) => kind === "open").map(({ email_id }) => email_id))];
}

function oneOf({ state, path }: RecipientCall, { campaign }: Reported, email_ids: readonly string[]): string {
  const hash = hashOf(state, campaign.recipients.list_id, path.subscriber_hash);
  if (!email_ids.includes(hash)) throw notFound();
  return hash;
}

/** Limits a report to events since the time in the query. */
function since(call: ServiceCall<string>, { campaign, eventLog }: Reported): Reported {
  const from = moment(call, "since");
  if (from === undefined) return { campaign, eventLog };
  return { campaign, eventLog: eventLog.filter(({ at }) => Date.parse(at) >= from) };
}

function sentTo(state: MarketingState, { campaign, eventLog }: Reported, email_id: string) {
  const mine = eventLog.filter((loggedEvent) => loggedEvent.email_id === email_id);
  const opens = mine.filter(({ kind }) => kind === "open");
  return {
    ...contactOf(state, campaign.recipients.list_id, email_id),
    status: mine.find(({ kind }) => kind === "bounce")?.bounce ?? ("sent" as const),
    open_count: opens.length,
    ...known({ last_open: lastTime(opens) }),
    gmt_offset: 0,
    campaign_id: campaign.id,
  };
}

function opener(state: MarketingState, { campaign, eventLog }: Reported, email_id: string) {
  const { list_id } = campaign.recipients;
  const opens = eventLog.filter(
    (loggedEvent) => loggedEvent.kind === "open" && loggedEvent.email_id === email_id,
  );
  return {
    campaign_id: campaign.id,
    ...contactOf(state, list_id, email_id),
    contact_status: statusOf(state, list_id, email_id),
    opens_count: opens.length,
    opens: opens.map(({ at }) => ({ timestamp: at })),
  };
}

function activity(state: MarketingState, { campaign, eventLog }: Reported, email_id: string) {
  const { email_address, list_id, list_is_active } = contactOf(state, campaign.recipients.list_id, email_id);
  const acts = eventLog.filter(
    ({ kind, email_id: whose }) => whose === email_id && ["open", "click", "bounce"].includes(kind),
  );
  return {
    campaign_id: campaign.id,
    list_id,
    list_is_active,
    email_id,
    email_address,
    activity: acts.map(({ kind, at, url, bounce }) => ({
      action: kind,
      timestamp: at,
      ...(bounce === undefined ? {} : { type: bounce }),
      ...(url === undefined ? {} : { url }),
      ip: "192.0.2.1",
    })),
  };
}

function unsubscribe(
  state: MarketingState,
  { email_id, list_id, at, text = "", campaign_id = "" }: LoggedEvent,
) {
  return {
    ...contactOf(state, list_id, email_id),
    timestamp: at,
    reason: text === "" ? "None given" : text,
    campaign_id,
  };
}
