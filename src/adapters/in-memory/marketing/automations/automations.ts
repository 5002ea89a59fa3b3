import { z } from "zod";
import type { WorkflowType } from "../../../../ports/marketing-api/types/automations.ts";
import { find, put, under } from "../collections.ts";
import { badRequest, invalidResource } from "../problems.ts";
import { choice, pageOf, period } from "../query.ts";
import { filled } from "../schemas.ts";
import { bodyOf, type ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { newEmail, sentIn, TRACKING } from "./emails.ts";
import { activeAutomationOf, automationOf } from "./find.ts";
import type { StoredAutomation, StoredAutomationEmail } from "./state.ts";

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

/** Workflow types that need a store. */
const NEEDS_STORE: readonly WorkflowType[] = ["abandonedBrowse", "abandonedCart"];

const body = z.object({
  recipients: z.object({ list_id: z.string().default(""), store_id: z.string().default("") }),
  settings: z
    .object({
      from_name: z.string().default(""),
      reply_to: z.email("Please provide a valid email address.").or(z.literal("")).default(""),
    })
    .default({ from_name: "", reply_to: "" }),
  trigger_settings: z.object({ workflow_type: filled }),
});

/** Handlers of `/automations` and of the actions on whole automations. */
export const automationHandlers = {
  "automations.list": (call: ServiceCall) => {
    const status = choice(call, "status", ["save", "paused", "sending"]);
    const createdIn = period(call, "since_create_time", "before_create_time");
    const startedIn = period(call, "since_start_time", "before_start_time");
    const matching = under(call.state.automations).filter(
      (automation) =>
        !automation.archived &&
        (status === undefined || automation.status === status) &&
        createdIn(automation.create_time) &&
        startedIn(automation.start_time),
    );
    return {
      automations: pageOf(call, matching).map((automation) => view(automation, call)),
      total_items: matching.length,
    };
  },

  "automations.create": (call: ServiceCall) => {
    const { recipients, settings, trigger_settings } = bodyOf(call, body);
    const { state, now } = call;
    const workflow_type = knownType(trigger_settings.workflow_type);
    const id = call.newId();
    const automation: StoredAutomation = {
      id,
      create_time: now,
      status: "save",
      archived: false,
      recipients: { ...recipients, list_id: listFor(state, recipients, workflow_type) },
      settings: { title: TITLES[workflow_type], ...settings },
      trigger_settings: { workflow_type },
    };
    put(state.automations, [id], automation);
    const email = newEmail(call, automation);
    put(state.automationEmails, [id, email.id], email);
    return view(automation, call);
  },

  "automations.get": (call: ServiceCall<"workflow_id">) => view(automationOf(call), call),

  "automations.archive": (call: ServiceCall<"workflow_id">) => {
    const automation = activeAutomationOf(call);
    move(call, automation, "paused");
    put(call.state.automations, [automation.id], { ...automation, status: "paused", archived: true });
    return undefined;
  },

  "automations.pauseAllEmails": (call: ServiceCall<"workflow_id">) => {
    const automation = activeAutomationOf(call);
    if (automation.status !== "sending") throw badRequest("The automation is not sending.");
    move(call, automation, "paused");
    return undefined;
  },

  "automations.startAllEmails": (call: ServiceCall<"workflow_id">) => {
    const automation = activeAutomationOf(call);
    if (automation.status === "sending") throw badRequest("The automation is already sending.");
    const emails = emailsOf(call.state, automation.id);
    if (emails.length === 0) throw badRequest("The automation has no e-mails.");
    if (emails.some(({ settings }) => settings.subject_line === "" || settings.from_name === "")) {
      throw badRequest("Every e-mail of the automation needs a subject line and a from name.");
    }
    move(call, automation, "sending");
    return undefined;
  },
};

/** Changes the status of an automation and all its e-mails. */
function move(
  { state, now }: ServiceCall<string>,
  automation: StoredAutomation,
  status: "paused" | "sending",
): void {
  const moved = { status, ...(status === "sending" ? { start_time: now } : {}) };
  put(state.automations, [automation.id], { ...automation, ...moved });
  for (const email of emailsOf(state, automation.id)) {
    put(state.automationEmails, [automation.id, email.id], { ...email, ...moved });
  }
}

function emailsOf(state: MarketingState, workflow_id: string): StoredAutomationEmail[] {
  return under(state.automationEmails, [workflow_id]);
}

function isWorkflowType(text: string): text is WorkflowType {
  return Object.hasOwn(TITLES, text);
}

function knownType(workflow_type: string): WorkflowType {
  if (isWorkflowType(workflow_type)) return workflow_type;
  throw invalidResource({
    field: "trigger_settings.workflow_type",
    message: `Value must be one of: ${Object.keys(TITLES).join(", ")}`,
  });
}

function listFor(
  state: MarketingState,
  { list_id, store_id }: StoredAutomation["recipients"],
  workflow_type: WorkflowType,
): string {
  const store = find(state.stores, [store_id]);
  if (store === undefined && (store_id !== "" || NEEDS_STORE.includes(workflow_type))) {
    throw invalidResource({ field: "recipients.store_id", message: "The store does not exist." });
  }
  const wanted = list_id === "" ? (store?.list_id ?? "") : list_id;
  if (find(state.lists, [wanted]) === undefined) {
    throw invalidResource({ field: "recipients.list_id", message: "The list does not exist." });
  }
  return wanted;
}

function view(automation: StoredAutomation, { state, time }: ServiceCall<string>) {
  const { archived: _archived, recipients, settings, trigger_settings, ...shown } = automation;
  const list = find(state.lists, [recipients.list_id]);
  const emails = emailsOf(state, automation.id);
  return {
    ...shown,
    emails_sent: emails.reduce((sum, email) => sum + sentIn(state, email, time), 0),
    recipients: {
      list_id: recipients.list_id,
      list_is_active: list !== undefined,
      list_name: list?.name ?? "",
      ...(recipients.store_id === "" ? {} : { store_id: recipients.store_id }),
    },
    settings: {
      ...settings,
      use_conversation: false,
      to_name: "",
      authenticate: true,
      auto_footer: false,
      inline_css: false,
    },
    tracking: TRACKING,
    trigger_settings: {
      ...trigger_settings,
      workflow_title: TITLES[trigger_settings.workflow_type],
      workflow_emails_count: emails.length,
    },
    report_summary: {
      opens: 0,
      unique_opens: 0,
      open_rate: 0,
      clicks: 0,
      subscriber_clicks: 0,
      click_rate: 0,
    },
  };
}
