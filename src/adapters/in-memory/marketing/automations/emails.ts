import { z } from "zod";
import { find, put, remove, removeUnder, under } from "../collections.ts";
import { badRequest } from "../problems.ts";
import { changed } from "../resource.ts";
import { bodyOf, type ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { activeAutomationOf, automationOf, emailOf } from "./find.ts";
import type { StoredAutomation, StoredAutomationEmail } from "./state.ts";

type EmailCall = ServiceCall<"workflow_id" | "workflow_email_id">;

/** Tracking settings of automations. */
export const TRACKING = { opens: true, html_clicks: true, text_clicks: false } as const;

const text = z.string();

const changes = z.object({
  settings: z
    .object({
      subject_line: text,
      preview_text: text,
      title: text,
      from_name: text,
      reply_to: z.email("Please provide a valid email address."),
    })
    .exactPartial()
    .default({}),
  delay: z
    .object({
      amount: z.int().min(0).exactOptional(),
      type: z.enum(["now", "day", "hour", "week"]).exactOptional(),
      direction: z.literal("after").exactOptional(),
      action: z.enum(["signup", "ecomm_abandoned_browse", "ecomm_abandoned_cart"]),
    })
    .exactOptional(),
});

/** Handlers of `/automations/{workflow_id}/emails`. */
export const automationEmailHandlers = {
  "automations.emails.list": (call: ServiceCall<"workflow_id">) => {
    const emails = under(call.state.automationEmails, [automationOf(call).id]);
    return { emails: emails.map((email) => view(email, call)), total_items: emails.length };
  },

  "automations.emails.get": (call: EmailCall) => view(emailOf(call), call),

  "automations.emails.update": (call: EmailCall) => {
    activeAutomationOf(call);
    const email = emailOf(call);
    const { settings, delay } = bodyOf(call, changes);
    if (email.status === "sending") throw badRequest("An e-mail has to be paused before it is changed.");
    return view(
      keep(call, {
        ...email,
        settings: changed(email.settings, settings),
        delay:
          delay === undefined ? email.delay : { ...email.delay, ...delay, action: ACTIONS[delay.action] },
      }),
      call,
    );
  },

  "automations.emails.delete": (call: EmailCall) => {
    const { trigger_settings } = activeAutomationOf(call);
    const { workflow_id, id, status } = emailOf(call);
    if (["abandonedCart", "abandonedBrowse"].includes(trigger_settings.workflow_type)) {
      throw badRequest("The e-mail of such an automation cannot be deleted.");
    }
    if (status === "sending") throw badRequest("An e-mail has to be paused before it is deleted.");
    remove(call.state.automationEmails, [workflow_id, id]);
    removeUnder(call.state.automationQueues, [workflow_id, id]);
    return undefined;
  },

  "automations.emails.pause": (call: EmailCall) => {
    activeAutomationOf(call);
    const email = emailOf(call);
    if (email.status !== "sending") throw badRequest("The e-mail is not being sent.");
    keep(call, { ...email, status: "paused" });
    return undefined;
  },

  "automations.emails.start": (call: EmailCall) => {
    const automation = activeAutomationOf(call);
    const email = emailOf(call);
    if (email.status === "sending") throw badRequest("The e-mail is already being sent.");
    if (email.settings.subject_line === "" || email.settings.from_name === "") {
      throw badRequest("The e-mail needs a subject line and a from name.");
    }
    const started = { status: "sending", start_time: call.now } as const;
    keep(call, { ...email, ...started });
    put(call.state.automations, [automation.id], { ...automation, ...started });
    return undefined;
  },
};

const ACTIONS = {
  signup: "signup",
  ecomm_abandoned_cart: "ecomm_abandoned_cart",
  // For other workflow types, requests and responses use different names.
  ecomm_abandoned_browse: "campaign_sent",
} as const;

/** Creates the first e-mail of a new automation. */
export function newEmail(call: ServiceCall<string>, automation: StoredAutomation): StoredAutomationEmail {
  const { title, from_name, reply_to } = automation.settings;
  const isCart = automation.trigger_settings.workflow_type === "abandonedCart";
  const list = find(call.state.lists, [automation.recipients.list_id]);
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
      from_name: from_name || (list?.campaign_defaults.from_name ?? ""),
      reply_to: reply_to || (list?.campaign_defaults.from_email ?? ""),
    },
  };
}

/** Number of contacts that have received an e-mail. */
export function sentIn(
  state: MarketingState,
  { workflow_id, id }: StoredAutomationEmail,
  time: number,
): number {
  const queue = under(state.automationQueues, [workflow_id, id]);
  return queue.filter(({ next_send }) => Date.parse(next_send) <= time).length;
}

function keep({ state }: EmailCall, email: StoredAutomationEmail): StoredAutomationEmail {
  return put(state.automationEmails, [email.workflow_id, email.id], email);
}

function view(email: StoredAutomationEmail, call: ServiceCall<"workflow_id">) {
  const { state, time } = call;
  const { recipients, trigger_settings } = automationOf(call);
  const list = find(state.lists, [recipients.list_id]);
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
      list_id: recipients.list_id,
      list_is_active: list !== undefined,
      list_name: list?.name ?? "",
      segment_text: "",
      recipient_count: under(state.automationQueues, [email.workflow_id, email.id]).length,
    },
    settings: {
      ...email.settings,
      authenticate: true,
      auto_footer: false,
      inline_css: false,
      auto_tweet: false,
      auto_fb_post: [],
      fb_comments: true,
      template_id: 0,
      drag_and_drop: true,
    },
    tracking: TRACKING,
    trigger_settings: {
      ...trigger_settings,
      workflow_emails_count: under(state.automationEmails, [email.workflow_id]).length,
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
