import { z } from "zod";
import type { ChimpChatter } from "../../../../ports/marketing-api/types/account.ts";
import { existing, find, put, under } from "../collections.ts";
import type { LoggedEvent } from "../event-log.ts";
import { pageOf } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import { bodyOf, timestamp } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import type { StoredExport } from "./state.ts";

/** Duration of an export in the fake. */
const EXPORT_DURATION_MS = 60_000;

/** A fixed size, because the fake writes no file. */
const EXPORT_SIZE = 2048;

const stages = ["audiences", "campaigns", "events", "gallery_files", "reports", "templates"] as const;

const body = z.object({
  include_stages: z.array(z.enum(stages)).min(1, "This value should not be blank."),
  since_timestamp: z.string().exactOptional(),
});

/** Handlers of `/account-exports`. */
export const accountExportHandlers = {
  "accountExports.list": (call: ServiceCall) => {
    const exports = under(call.state.accountExports);
    return {
      exports: pageOf(call, exports).map((stored) => view(stored, call)),
      total_items: exports.length,
    };
  },

  "accountExports.create": (call: ServiceCall) => {
    bodyOf(call, body);
    const { state, now, time } = call;
    const stored = {
      export_id: call.newNumber(),
      started: now,
      finished: timestamp(time + EXPORT_DURATION_MS),
    };
    return view(put(state.accountExports, [stored.export_id], stored), call);
  },

  "accountExports.get": (call: ServiceCall<"export_id">) => {
    const stored = existing(call.state.accountExports, [call.path.export_id]);
    return view(stored, call);
  },
};

function view({ export_id, started, finished }: StoredExport, { time }: ServiceCall<string>) {
  const done = time >= Date.parse(finished);
  return {
    export_id,
    started,
    size_in_bytes: done ? EXPORT_SIZE : 0,
    ...(done ? { finished, download_url: `https://exports.sandbox.example/${export_id}.zip` } : {}),
  };
}

/** Handlers of `/activity-feed`: events of the account, newest first. */
export const activityFeedHandlers = {
  "activityFeed.chimpChatter.list": (call: ServiceCall) => {
    const { state } = call;
    const entries = state.eventLog
      .flatMap((loggedEvent) => entryOf(state, loggedEvent) ?? [])
      .toReversed()
      .toSorted((a, b) => Date.parse(b.update_time) - Date.parse(a.update_time));
    return { chimp_chatter: pageOf(call, entries), total_items: entries.length };
  },
};

function entryOf(state: MarketingState, loggedEvent: LoggedEvent): ChimpChatter | undefined {
  const known = sayingOf(loggedEvent);
  if (known === undefined) return undefined;
  const { list_id, email_id, at, campaign_id = "" } = loggedEvent;
  const list = find(state.lists, [list_id])?.name ?? "a deleted list";
  const who = find(state.members, [list_id, email_id])?.email_address ?? "A deleted contact";
  return {
    type: known.type,
    title: known.title,
    message: `${who} ${known.what} ${list}.`,
    update_time: at,
    url: `https://sandbox.example/lists/members/?id=${list_id}`,
    list_id,
    campaign_id,
  };
}

function sayingOf({ kind, source }: LoggedEvent) {
  if (kind === "subscribed" && source === "import") {
    return { type: "lists:imports", title: "Import", what: "was imported to" } as const;
  }
  if (kind === "subscribed") {
    return { type: "lists:new-subscriber", title: "New subscriber", what: "subscribed to" } as const;
  }
  if (kind === "unsubscribed") {
    return { type: "lists:unsubscribes", title: "Unsubscribe", what: "unsubscribed from" } as const;
  }
  if (kind === "profile") {
    return { type: "lists:profile-updates", title: "Profile update", what: "has a new profile in" } as const;
  }
  return undefined;
}

/** The user that API calls are attributed to. */
export const USER = "Sandbox Owner";

/** Handlers of `/ping`, `/` and `/authorized-apps`. */
export const accountHandlers = {
  "ping.get": (_call: ServiceCall) => ({ health_status: "Everything's Chimpy!" }),

  "root.get": ({ state, now }: ServiceCall) => ({
    account_id: "5a2db0c4e1f9",
    login_id: "41720936",
    account_name: "Sandbox",
    email: "owner@sandbox.example",
    first_name: "Sandbox",
    last_name: "Owner",
    username: "sandbox",
    avatar_url: "https://sandbox.example/avatar.png",
    role: "owner",
    member_since: "2020-01-01T00:00:00+00:00",
    pricing_plan_type: "monthly" as const,
    first_payment: "2020-01-01T00:00:00+00:00",
    account_timezone: "Australia/Brisbane",
    account_industry: "Other",
    contact: {
      company: "Sandbox",
      addr1: "1 Example Street",
      addr2: "",
      city: "Brisbane",
      state: "QLD",
      zip: "4000",
      country: "AU",
    },
    pro_enabled: true,
    last_login: now,
    total_subscribers: under(state.members).filter(({ status }) => status === "subscribed").length,
    industry_stats: INDUSTRY,
  }),

  "authorizedApps.list": (call: ServiceCall) => {
    const apps = under(call.state.authorizedApps);
    return { apps: pageOf(call, apps), total_items: apps.length };
  },

  "authorizedApps.get": ({ state, path }: ServiceCall<"app_id">) => {
    return existing(state.authorizedApps, [path.app_id]);
  },
};

/** Average rates of the industry, relative to delivered e-mails. */
export const INDUSTRY = { open_rate: 0.35, bounce_rate: 0.012, click_rate: 0.026 };
