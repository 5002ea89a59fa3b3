import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import type { MarketingApi } from "../../../src/ports/marketing-api/api.ts";
import { MarketingApiError } from "../../../src/ports/marketing-api/errors.ts";
import type { CreateCampaign } from "../../../src/ports/marketing-api/types/campaigns.ts";
import type { CreateList } from "../../../src/ports/marketing-api/types/lists.ts";

/** When the account's clock starts. */
export const START = "2026-11-21T08:00:00+00:00";

const HOUR = 60 * 60 * 1000;

export const NEWS_LIST: CreateList = {
  name: "Investor news",
  contact: {
    company: "Larkfield Group Limited",
    address1: "Level 14, 80 Petrie Crossing",
    city: "Brisbane",
    state: "QLD",
    zip: "4000",
    country: "AU",
  },
  permission_reminder: "You asked for news on larkfield.example.",
  campaign_defaults: {
    from_name: "Larkfield Group",
    from_email: "news@larkfield.example",
    subject: "News",
    language: "en",
  },
  email_type_option: false,
};

/** An account with a manual clock and deterministic random numbers. */
export function account() {
  let time = Date.parse(START);
  let chance = 1;
  const fake = createInMemoryMarketingApi({
    now: () => time,
    // A linear congruential generator with a well-known multiplier: deterministic and without duplicate ids.
    random: () => {
      chance = (chance * 48_271) % 2_147_483_647;
      return chance / 2_147_483_647;
    },
  });
  return {
    ...fake,
    passHours(hours: number) {
      time += hours * HOUR;
    },
  };
}

export async function accountWithList() {
  const fake = account();
  const { id: list_id } = await fake.api.lists.create({ body: NEWS_LIST });
  const subscribe = (name: string) =>
    fake.api.lists.members.create({
      list_id,
      body: { email_address: `${name}@larkfield.example`, status: "subscribed" },
    });
  return { ...fake, list_id, subscribe };
}

export const HTML =
  '<h1>Results</h1><p>Revenue rose. <a href="https://larkfield.example/results">Results</a> and <a href="https://larkfield.example/calendar">calendar</a>.</p>';

export const SETTINGS = {
  subject_line: "Results are out",
  title: "Results FY26",
  from_name: "Larkfield Group",
  reply_to: "news@larkfield.example",
};

/** Creates a campaign that can be sent; resolves with its id. */
export async function addCampaign(api: MarketingApi, list_id: string, more: Partial<CreateCampaign> = {}) {
  const body = { type: "regular", recipients: { list_id }, settings: SETTINGS, ...more } as const;
  const { id: campaign_id } = await api.campaigns.create({ body });
  await api.campaigns.content.set({ campaign_id, body: { html: HTML } });
  return campaign_id;
}

/** Sends a campaign and delivers it to all recipients. */
export async function send(api: MarketingApi, campaign_id: string): Promise<string> {
  await api.campaigns.send({ campaign_id });
  // The first GET after it finds the campaign being sent.
  await api.campaigns.get({ campaign_id });
  await api.campaigns.get({ campaign_id });
  return campaign_id;
}

export async function addCategory(api: MarketingApi, list_id: string) {
  const body = { title: "Topics", type: "checkboxes" } as const;
  const { id } = await api.lists.interestCategories.create({ list_id, body });
  return { list_id, interest_category_id: id };
}

export async function refusal(call: Promise<unknown>): Promise<MarketingApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof MarketingApiError) return error;
    throw error;
  }
  throw new Error("The call was not refused");
}

/** The invalid fields of a rejected call, each with its message. */
export async function wrongFields(call: Promise<unknown>): Promise<Record<string, string>> {
  const { errors } = await refusal(call);
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}
