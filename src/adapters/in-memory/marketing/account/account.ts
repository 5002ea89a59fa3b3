import { find, under } from "../collections.ts";
import { notFound } from "../problems.ts";
import { pageOf } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";

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
    const app = find(state.authorizedApps, [path.app_id]);
    if (app === undefined) throw notFound();
    return app;
  },
};

/** Average rates of the industry, relative to delivered e-mails. */
export const INDUSTRY = { open_rate: 0.35, bounce_rate: 0.012, click_rate: 0.026 };
