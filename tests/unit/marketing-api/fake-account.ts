import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { MarketingApiError } from "../../../src/ports/marketing-api/errors.ts";
import type { CreateList } from "../../../src/ports/marketing-api/types/lists.ts";

/** When the account's clock starts. */
export const START = "2026-11-21T08:00:00+00:00";

const HOUR = 60 * 60 * 1000;

/** Body of a list that the service accepts. */
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

/** An account with one list. */
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

/** The error of a rejected call. */
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
