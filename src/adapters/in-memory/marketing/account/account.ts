import type { ChimpChatter } from "../../../../ports/marketing-api/types/account.ts";
import { bodyOf } from "../bodies.ts";
import { find, under } from "../collections.ts";
import type { LoggedEvent, LoggedEventKind } from "../event-log.ts";
import { badRequest, invalid } from "../problems.ts";
import { computed, type Handlers, resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { timestamp } from "../timestamps.ts";

/** The user that API calls are attributed to. */
export const USER = "Sandbox Owner";

/** Average rates of the industry, relative to delivered e-mails. */
export const INDUSTRY = { open_rate: 0.35, bounce_rate: 0.012, click_rate: 0.026 };

const EXPORT_DURATION_MS = 60_000;

/** A fixed size, because the fake writes no file. */
const EXPORT_SIZE = 2048;

const exports = resource("accountExports", "accountExports", {
  id: "export_id",
  make: (_, { newNumber, now, time }) => ({
    export_id: newNumber(),
    started: now,
    finished: timestamp(time + EXPORT_DURATION_MS),
  }),
  view({ export_id, started, finished }, { time }) {
    const download_url = `https://exports.sandbox.example/${export_id}.zip`;
    if (time < Date.parse(finished ?? "")) return { export_id, started, size_in_bytes: 0 };
    return { export_id, started, finished, size_in_bytes: EXPORT_SIZE, download_url };
  },
});

const sites = resource("connectedSites", "connectedSites", {
  id: "foreign_id",
  make: ({ foreign_id, domain }, { now }) => {
    return { foreign_id, domain, store_id: "", platform: "custom", created_at: now, updated_at: now };
  },
  view: (site) => ({ ...site, site_script: scriptOf(site.foreign_id) }),
});

export function scriptOf(foreign_id: string) {
  const url = `https://sandbox.example/mcjs/${encodeURIComponent(foreign_id)}.js`;
  return { url, fragment: `<script id="mcjs" src="${url}"></script>` };
}

/** The fake requests no website: it treats the script of every site as installed. */
function touch(call: ServiceCall<"connected_site_id">): undefined {
  sites.keep(call, { ...sites.record(call), updated_at: call.now });
}

/** The fake sends no e-mail; the verification code is in the state. */
const domains = resource("verifiedDomains", "verifiedDomains", {
  id: "domain",
  items: "domains",
  make({ verification_email }, { state, now, newId }) {
    const domain = verification_email.slice(verification_email.lastIndexOf("@") + 1).toLowerCase();
    if (find(state.verifiedDomains, [domain]) !== undefined) {
      throw invalid("verification_email", `${domain} has already been added`);
    }
    const verification = { verification_email, verification_sent: now, code: newId(8) };
    return { domain, verified: false, authenticated: false, ...verification };
  },
  view: ({ code: _secret, ...domain }) => domain,
});

const apps = resource("authorizedApps", "authorizedApps", {});

export const accountHandlers = {
  ...apps.handlers,
  ...exports.handlers,
  ...sites.handlers,
  "connectedSites.verifyScriptInstallation": touch,
  "connectedSites.enablePixel": touch,
  "connectedSites.disablePixel": touch,
  ...domains.handlers,

  "verifiedDomains.verify"(call) {
    const found = domains.record(call);
    const { code } = bodyOf(call);
    if (found.verified) throw badRequest(`${found.domain} is already verified.`);
    if (code !== found.code) throw badRequest("The verification code is not the one that was sent.");
    return domains.keep(call, { ...found, verified: true });
  },

  /** Events of the account, newest first. */
  ...computed("activityFeed.chimpChatter", {
    rows: ({ state }) =>
      state.eventLog
        .flatMap((logged) => entryOf(state, logged) ?? [])
        .reverse()
        .sort((a, b) => Date.parse(b.update_time) - Date.parse(a.update_time)),
  }),

  "ping.get": () => ({ health_status: "Everything's Chimpy!" }),

  "root.get": ({ state, now }) => ({
    account_id: "5a2db0c4e1f9",
    login_id: "41720936",
    account_name: "Sandbox",
    email: "owner@sandbox.example",
    first_name: "Sandbox",
    last_name: "Owner",
    username: "sandbox",
    avatar_url: "https://sandbox.example/avatar.png",
    role: "owner",
    first_payment: "2020-01-01T00:00:00+00:00",
    member_since: "2020-01-01T00:00:00+00:00",
    pricing_plan_type: "monthly",
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
} satisfies Partial<Handlers>;

type Saying = readonly [type: ChimpChatter["type"], title: string, what: string];

const IMPORT: Saying = ["lists:imports", "Import", "was imported to"];
const SAYINGS: Partial<Record<LoggedEventKind, Saying>> = {
  subscribed: ["lists:new-subscriber", "New subscriber", "subscribed to"],
  unsubscribed: ["lists:unsubscribes", "Unsubscribe", "unsubscribed from"],
  profile: ["lists:profile-updates", "Profile update", "has a new profile in"],
};

function entryOf(state: MarketingState, logged: LoggedEvent): ChimpChatter | undefined {
  const { kind, source, list_id, email_id, at, campaign_id = "" } = logged;
  const saying = kind === "subscribed" && source === "import" ? IMPORT : SAYINGS[kind];
  if (saying === undefined) return undefined;
  const [type, title, what] = saying;
  const list = find(state.lists, [list_id])?.name ?? "a deleted list";
  const who = find(state.members, [list_id, email_id])?.email_address ?? "A deleted contact";
  const url = `https://sandbox.example/lists/members/?id=${list_id}`;
  return { type, title, message: `${who} ${what} ${list}.`, update_time: at, url, list_id, campaign_id };
}
