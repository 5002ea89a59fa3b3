import type { WorkflowType } from "../../../../ports/marketing-api/types/automations.ts";
import { namedList } from "../audience/member-view.ts";
import { NO_ACTIVITY, SENDER, SHARING, TRACKING } from "../campaigns/view.ts";
import { existing, find, mustHave, put, removeUnder, under } from "../collections.ts";
import { badRequest, invalid } from "../problems.ts";
import { changed, type Handlers, resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState, StoredAutomation, StoredAutomationEmail } from "../state.ts";

type AutomationCall = ServiceCall<"workflow_id">;

const TITLES: Readonly<Record<WorkflowType, string>> = {
  abandonedBrowse: "Product retargeting",
  abandonedCart: "Abandoned cart",
  api: "API 3.0",
  bestCustomers: "Best customers",
  categoryFollowup: "Category follow-up",
  dateAdded: "Subscriber anniversary",
  emailFollowup: "E-mail follow-up",
  emailSeries: "E-mail series",
  groupAdd: "Group joining",
  groupRemove: "Group leaving",
  mandrill: "Transactional follow-up",
  productFollowup: "Product follow-up",
  purchaseFollowup: "Purchase follow-up",
  recurringEvent: "Recurring date",
  specialEvent: "Date-based",
  visitUrl: "Website visit",
  welcomeSeries: "Welcome series",
};

const NEEDS_STORE: readonly string[] = ["abandonedBrowse", "abandonedCart"];

const automations = resource("automations", "automations", {
  make({ recipients, settings, trigger_settings }, call) {
    const workflow_type = knownType(trigger_settings.workflow_type);
    const automation: StoredAutomation = {
      id: call.newId(),
      create_time: call.now,
      status: "save",
      archived: false,
      recipients: recipientsFor(call.state, recipients, workflow_type),
      settings: { title: TITLES[workflow_type], from_name: "", reply_to: "", ...settings },
      trigger_settings: { workflow_type },
    };
    const email = newEmail(call, automation);
    put(call.state.automationEmails, [automation.id, email.id], email);
    return automation;
  },
  view({ archived: _archived, recipients: { list_id, store_id }, ...automation }, { state, time }) {
    const own = emailsOf(state, automation.id);
    return {
      ...automation,
      emails_sent: own.reduce((sum, email) => sum + sentIn(state, email, time), 0),
      recipients: { ...namedList(state, list_id), ...(store_id !== "" && { store_id }) },
      settings: { ...automation.settings, use_conversation: false, to_name: "", ...SENDER },
      tracking: TRACKING,
      trigger_settings: {
        ...automation.trigger_settings,
        workflow_title: TITLES[automation.trigger_settings.workflow_type],
        workflow_emails_count: own.length,
      },
      report_summary: NO_ACTIVITY,
    };
  },
  test: ({ archived }) => !archived,
});

const emails = resource("automations.emails", "automationEmails", {
  items: "emails",
  alter(email, { settings = {}, delay }, call) {
    activeAutomationOf(call);
    if (email.status === "sending") throw badRequest("An e-mail has to be paused before it is changed.");
    return {
      ...email,
      settings: changed(email.settings, settings),
      delay: delay === undefined ? email.delay : { ...email.delay, ...delay, action: ACTIONS[delay.action] },
    };
  },
  view(email, { state, path, time }) {
    const { recipients, trigger_settings } = existing(state.automations, [path.workflow_id]);
    const { amount, type, direction, action } = email.delay;
    const when = type === "now" ? "at once" : `${amount} ${type}${amount === 1 ? "" : "s"} ${direction}`;
    return {
      ...email,
      delay: { ...email.delay, action_description: action, full_description: `${when}: ${action}` },
      archive_url: `https://sandbox.example/archive/${email.id}`,
      emails_sent: sentIn(state, email, time),
      content_type: "template",
      needs_block_refresh: false,
      has_logo_merge_tag: false,
      recipients: {
        ...namedList(state, recipients.list_id),
        segment_text: "",
        recipient_count: under(state.automationQueues, [email.workflow_id, email.id]).length,
      },
      settings: {
        ...email.settings,
        ...SENDER,
        ...SHARING,
        template_id: 0,
        drag_and_drop: true,
      },
      tracking: TRACKING,
      trigger_settings: {
        ...trigger_settings,
        workflow_emails_count: emailsOf(state, email.workflow_id).length,
      },
      report_summary: NO_ACTIVITY,
    };
  },
  removed: ({ workflow_id, id }, { state }) => removeUnder([workflow_id, id], state.automationQueues),
});

/** For other workflow types, requests and responses use different names. */
const ACTIONS = {
  signup: "signup",
  ecomm_abandoned_cart: "ecomm_abandoned_cart",
  ecomm_abandoned_browse: "campaign_sent",
} as const;

/** The e-mail in the path. @throws {Refusal} 404 if it does not exist. */
export const emailOf = emails.record;

/** The automation in the path. @throws {Refusal} 404 if it does not exist. */
const automationOf = automations.record;

/** The automation in the path. @throws {Refusal} 404 if it does not exist, 400 if it is archived. */
export function activeAutomationOf(call: AutomationCall): StoredAutomation {
  const automation = automationOf(call);
  if (automation.archived) throw badRequest("The automation is archived.");
  return automation;
}

export const automationHandlers = {
  ...automations.handlers,

  "automations.archive"(call): undefined {
    const automation = activeAutomationOf(call);
    move(call, automation, "paused");
    automations.keep(call, { ...automation, status: "paused", archived: true });
  },

  "automations.pauseAllEmails"(call): undefined {
    const automation = activeAutomationOf(call);
    if (automation.status !== "sending") throw badRequest("The automation is not sending.");
    move(call, automation, "paused");
  },

  "automations.startAllEmails"(call): undefined {
    const automation = activeAutomationOf(call);
    if (automation.status === "sending") throw badRequest("The automation is already sending.");
    const own = emailsOf(call.state, automation.id);
    if (own.length === 0) throw badRequest("The automation has no e-mails.");
    for (const email of own) mustHaveSender(email);
    move(call, automation, "sending");
  },

  ...emails.handlers,

  "automations.emails.delete"(call) {
    const { trigger_settings } = activeAutomationOf(call);
    if (NEEDS_STORE.includes(trigger_settings.workflow_type)) {
      throw badRequest("The e-mail of such an automation cannot be deleted.");
    }
    if (emailOf(call).status === "sending") {
      throw badRequest("An e-mail has to be paused before it is deleted.");
    }
    return emails.handlers["automations.emails.delete"](call);
  },

  "automations.emails.pause"(call): undefined {
    activeAutomationOf(call);
    const email = emailOf(call);
    if (email.status !== "sending") throw badRequest("The e-mail is not being sent.");
    emails.keep(call, { ...email, status: "paused" });
  },

  "automations.emails.start"(call): undefined {
    const automation = activeAutomationOf(call);
    const email = emailOf(call);
    if (email.status === "sending") throw badRequest("The e-mail is already being sent.");
    mustHaveSender(email);
    const started = { status: "sending", start_time: call.now } as const;
    emails.keep(call, { ...email, ...started });
    automations.keep(call, { ...automation, ...started });
  },
} satisfies Partial<Handlers>;

function move(call: AutomationCall, automation: StoredAutomation, status: "paused" | "sending"): void {
  const moved = { status, ...(status === "sending" && { start_time: call.now }) };
  automations.keep(call, { ...automation, ...moved });
  for (const email of emailsOf(call.state, automation.id)) {
    put(call.state.automationEmails, [automation.id, email.id], { ...email, ...moved });
  }
}

function mustHaveSender({ settings }: StoredAutomationEmail): void {
  if (settings.subject_line !== "" && settings.from_name !== "") return;
  throw badRequest("An e-mail of an automation needs a subject line and a from name.");
}

function emailsOf(state: MarketingState, workflow_id: string): StoredAutomationEmail[] {
  return under(state.automationEmails, [workflow_id]);
}

function isWorkflowType(text: string): text is WorkflowType {
  return Object.hasOwn(TITLES, text);
}

function knownType(workflow_type: string): WorkflowType {
  if (isWorkflowType(workflow_type)) return workflow_type;
  throw invalid("trigger_settings.workflow_type", `Value must be one of: ${Object.keys(TITLES).join(", ")}`);
}

function recipientsFor(
  state: MarketingState,
  { list_id, store_id = "" }: { readonly list_id?: string; readonly store_id?: string },
  workflow_type: WorkflowType,
): StoredAutomation["recipients"] {
  const needsStore = store_id !== "" || NEEDS_STORE.includes(workflow_type);
  if (needsStore) mustHave(state.stores, [store_id], "recipients.store_id", "store");
  const wanted = list_id || (find(state.stores, [store_id])?.list_id ?? "");
  mustHave(state.lists, [wanted], "recipients.list_id", "list");
  return { list_id: wanted, store_id };
}

function newEmail(call: ServiceCall<string>, automation: StoredAutomation): StoredAutomationEmail {
  const { title, from_name, reply_to } = automation.settings;
  const isCart = automation.trigger_settings.workflow_type === "abandonedCart";
  const defaults = find(call.state.lists, [automation.recipients.list_id])?.campaign_defaults;
  return {
    id: call.newId(),
    web_id: call.newNumber(),
    workflow_id: automation.id,
    position: 1,
    create_time: call.now,
    status: "save",
    delay: {
      amount: 1,
      type: isCart ? "hour" : "day",
      direction: "after",
      action: isCart ? "ecomm_abandoned_cart" : "signup",
    },
    settings: {
      subject_line: title,
      preview_text: "",
      title,
      from_name: from_name || (defaults?.from_name ?? ""),
      reply_to: reply_to || (defaults?.from_email ?? ""),
    },
  };
}

function sentIn(state: MarketingState, { workflow_id, id }: StoredAutomationEmail, time: number): number {
  const queue = under(state.automationQueues, [workflow_id, id]);
  return queue.filter(({ next_send }) => Date.parse(next_send) <= time).length;
}
