import { beforeAll, describe, expect, it } from "vitest";
import { recordActivity } from "../../../src/adapters/in-memory/marketing/reports/record-activity.ts";
import type { SegmentCondition } from "../../../src/ports/marketing-api/types/segment-conditions.ts";
import {
  accountWithStore,
  addAutomation,
  addCampaign,
  addCategory,
  LINE,
  send,
  store_id,
  wrongFields,
} from "./fake-account.ts";

const ADA = "ada@larkfield.example";
const BEN = "ben@larkfield.example";
const DAY = 24;

/** Ids of records; the conditions in the table have these names as placeholders. */
type Ids = Readonly<Record<"CAMPAIGN" | "WORKFLOW" | "CATEGORY" | "NEWS" | "RESULTS", string>>;

/**
 * Ada has orders and opens; Ben signed up a day later and is interested in news; Cleo
 * signed up another day later and has no other data. The current time is three days later.
 */
async function readers() {
  const fake = await accountWithStore();
  const { api, list_id, passHours } = fake;
  await fake.order("o1");
  await fake.order("o2", { order_total: 74.5, lines: [{ ...LINE, id: "l2", quantity: 1 }] });
  const fields = { TOWN: "text", SHARES: "number", SINCE: "date", CODE: "zip", BROKER: "dropdown" } as const;
  for (const [tag, type] of Object.entries(fields)) {
    const options = type === "dropdown" ? { choices: ["A", "B"] } : {};
    await api.lists.mergeFields.create({ list_id, body: { name: tag, tag, type, options } });
  }
  const path = { list_id, subscriber_hash: ADA };
  const ADDRESS = { addr1: "1 Petrie Street", city: "Brisbane", state: "QLD", zip: "4000", country: "AU" };
  const dated = { BIRTHDAY: "01/02", SINCE: "2026-03-01", CODE: "30310", BROKER: "A" };
  const merge_fields = { ADDRESS, TOWN: "Brisbane", SHARES: 1200, ...dated };
  await api.lists.members.update({ ...path, body: { merge_fields, vip: true, language: "en" } });
  passHours(DAY);
  await fake.subscribe("ben");
  const inSydney = { merge_fields: { TOWN: "Sydney", SHARES: 80 } };
  await api.lists.members.update({ list_id, subscriber_hash: BEN, body: inSydney });
  const interests = await interestsOf(fake);
  passHours(DAY);
  await fake.subscribe("cleo");
  const ids: Ids = { ...interests, CAMPAIGN: await campaignOf(fake), WORKFLOW: await automationOf(fake) };
  passHours(DAY);
  const board = await api.lists.segments.create({ list_id, body: { name: "Board", static_segment: [ADA] } });
  return { ...fake, ids, board: board.id };
}

type Fake = Awaited<ReturnType<typeof accountWithStore>>;

async function interestsOf({ api, list_id }: Fake) {
  const path = await addCategory(api, list_id);
  const interest = async (name: string) =>
    (await api.lists.interestCategories.interests.create({ ...path, body: { name } })).id;
  const [NEWS, RESULTS] = [await interest("News"), await interest("Results")];
  const set = (subscriber_hash: string, interests: Record<string, boolean>) =>
    api.lists.members.update({ list_id, subscriber_hash, body: { interests } });
  await set(ADA, { [NEWS]: true, [RESULTS]: true });
  await set(BEN, { [NEWS]: true });
  return { CATEGORY: path.interest_category_id, NEWS, RESULTS };
}

async function campaignOf(fake: Fake): Promise<string> {
  const campaign_id = await send(fake.api, await addCampaign(fake.api, fake.list_id));
  recordActivity(fake, [
    { campaign_id, email_address: ADA, kind: "open" },
    { campaign_id, email_address: ADA, kind: "click", url: "https://larkfield.example/results" },
  ]);
  return campaign_id;
}

async function automationOf({ api, list_id }: Fake): Promise<string> {
  const path = await addAutomation(api, list_id);
  await api.automations.emails.start(path);
  await api.automations.emails.queue.add({ ...path, body: { email_address: ADA } });
  return path.workflow_id;
}

const GOLD_COAST = { addr: "Gold Coast", lat: "-28.0", lng: "153.4" };

type Row = [condition: string, value: unknown, chosen: string, more?: object];

/** Type, field (`_` for none) and operator of a condition, its value, the names of those it chooses, and its other fields. */
const table: readonly Row[] = [
  ["Interests interests-CATEGORY interestcontains", ["NEWS"], "ada ben"],
  ["Interests CATEGORY interestcontainsall", ["NEWS", "RESULTS"], "ada"],
  ["Interests interests-CATEGORY interestcontains", ["NEWS", "RESULTS"], "ada ben"],
  ["Interests interests-CATEGORY interestnotcontains", ["NEWS", "RESULTS"], "cleo"],
  ["Aim aim open", "any", "ada"],
  ["Aim aim noopen", "any", "ben cleo"],
  ["Aim aim sent", "CAMPAIGN", "ada ben cleo"],
  ["Aim aim nosent", "another", "ada ben cleo"],
  ["Automation automation completed", "WORKFLOW", "ada"],
  ["Automation automation not_started", "WORKFLOW", "ben cleo"],
  ["CampaignPoll poll member", 1, ""],
  ["Conversation conversation member", "any", ""],
  ["Date timestamp_opt within", "2", "ben cleo"],
  ["Date timestamp_opt notwithin", "2", "ada"],
  ["Date timestamp_opt greater", "date", "cleo", { extra: "2026-11-23" }],
  ["Date timestamp_opt less", "date", "ada", { extra: "2026-11-22" }],
  ["Date timestamp_opt less", "campaign", "ada ben", { extra: "CAMPAIGN" }],
  ["Date timestamp_opt not", "last", "ada ben"],
  ["Date timestamp_opt is", "11/22/2026", "ben"],
  ["Date info_changed is", "2026-11-23", "cleo"],
  ["Date ecomm_date is", "2026-11-21", "ada"],
  ["Date ecomm_date blank", "", "ben cleo"],
  ["Date timestamp_opt blank_not", "", "ada ben cleo"],
  ["NewSubscribers timestamp_opt date_within", "1", "cleo"],
  ["EmailClient email_client client_not", "Apple Mail", "ada ben cleo"],
  ["Language language is", "en", "ada"],
  ["MemberRating rating greater", 4, "ada"],
  ["SignupSource source source_is", "API - Generic", "ada ben cleo"],
  ["VIP gmonkey member", undefined, "ada"],
  ["SurveyMonkey survey_monkey not_started", "poll", "ada ben cleo"],
  ["EcommCategory ecomm_prod is", "cap", "ada"],
  ["EcommCategory ecomm_prod notcontain", "ca", "ben cleo"],
  ["EcommCategory ecomm_cat is", "Hats", ""],
  ["EcommNumber ecomm_orders is", 2, "ada"],
  ["EcommNumber ecomm_prod_all is", 3, "ada"],
  ["EcommNumber ecomm_avg_ord greater", 1, "ada"],
  ["EcommSpent ecomm_spent_one greater", 75, ""],
  ["EcommNumber ecomm_spent_avg is", 50, "ada"],
  ["EcommNumber ecomm_orders less", 1, "ben cleo"],
  ["EcommPurchased ecomm_purchased member", undefined, "ada"],
  ["EcommSpent ecomm_spent_all greater", 75, "ada"],
  ["EcommStore ecomm_store is", store_id, "ada"],
  ["GoalActivity goal starts", "/res", ""],
  ["GoalTimestamp goal_last_visited is", "2026-11-21", ""],
  ["FuzzySegment fuzzy_segment fuzzy_is", 1, ""],
  ["IPGeoCountryState ipgeo ipgeonotstate", "QLD", "ada ben cleo"],
  ["IPGeoIn ipgeo ipgeoin", 50, "", GOLD_COAST],
  ["IPGeoInZip ipgeo ipgeoinzip", 25, "", { extra: 30310 }],
  ["IPGeoUnknown ipgeo ipgeounknown", undefined, "ada ben cleo"],
  ["IPGeoZip ipgeo ipgeonotzip", 30310, "ada ben cleo"],
  ["SocialAge social_age is", "55+", ""],
  ["SocialGender social_gender not", "male", "ada ben cleo"],
  ["SocialInfluence social_influence less", 3, ""],
  ["SocialNetworkMember social_network notmember", "vimeo", "ada ben cleo"],
  ["SocialNetworkFollow social_network follow", "twitter_follow", ""],
  ["PredictedGender predicted_gender is", "female", ""],
  ["PredictedAge predicted_age_range is", "65+", ""],
  ["AddressMerge ADDRESS contains", "brisbane", "ada"],
  ["ZipMerge CODE geoin", "10", "ada", { extra: "30310" }],
  ["BirthdayMerge BIRTHDAY is", "1/2", "ada"],
  ["DateMerge SINCE less", "2026-06-30", "ada"],
  ["SelectMerge BROKER is", "A", "ada"],
  ["TextMerge TOWN is", "brisbane", "ada"],
  ["TextMerge TOWN not", "Brisbane", "ben cleo"],
  ["TextMerge TOWN contains", "ney", "ben"],
  ["TextMerge TOWN notcontain", "ney", "ada cleo"],
  ["TextMerge merge6 ends", "ney", "ben"],
  ["TextMerge TOWN blank", undefined, "cleo"],
  ["TextMerge SHARES greater", "100", "ada"],
  ["TextMerge SHARES less", "100", "ben"],
  ["EmailAddress merge0 is", "ADA@larkfield.example", "ada"],
];

const refused: readonly [condition: string, value: unknown, part: string, more?: object][] = [
  ["Horoscope sign is", undefined, "condition_type"],
  ["TextMerge FNAME nonsense", undefined, "op"],
  ["TextMerge CITY is", "x", "field"],
  ["Date timestamp_opt is", "soon", "value"],
  ["Date timestamp_opt within", "a while", "value"],
  ["Date birthday is", "2026-01-01", "field"],
  ["MemberRating rating is", true, "value"],
  ["Interests interests-none interestcontains", ["x"], "field"],
  ["Interests CATEGORY interestcontains", ["x"], "value"],
  ["StaticSegment static_segment static_is", 99_999, "value"],
  ["SocialAge social_age is", "old", "value"],
  // The condition is 5.
  ["", undefined, ""],
];

describe("the conditions of a segment", () => {
  let fake: Awaited<ReturnType<typeof readers>>;
  beforeAll(async () => {
    fake = await readers();
  });

  const conditionOf = (words: string, value?: unknown, more: object = {}): SegmentCondition => {
    const [condition_type, field, op] = words.split(" ").map((word) => (word === "_" ? undefined : word));
    const text = JSON.stringify({ condition_type, field, op, value, ...more });
    return JSON.parse(
      text.replaceAll(/CAMPAIGN|WORKFLOW|CATEGORY|NEWS|RESULTS/g, (name) =>
        String(Reflect.get(fake.ids, name)),
      ),
    );
  };

  const chosen = async (match: "all" | "any", ...conditions: SegmentCondition[]) => {
    const { api, list_id } = fake;
    const body = { name: "Some", options: { match, conditions } };
    const { id: segment_id } = await api.lists.segments.create({ list_id, body });
    const { members } = await api.lists.segments.members.list({ list_id, segment_id });
    return members.map(({ email_address }) => email_address.slice(0, email_address.indexOf("@"))).join(" ");
  };

  it.each(table)("%s %j is for %j", async (words, value, expected, more) => {
    expect(await chosen("all", conditionOf(words, value, more))).toBe(expected);
  });

  it("all have to match, or any", async () => {
    const inSydney = conditionOf("TextMerge TOWN is", "Sydney");
    const rich = conditionOf("TextMerge SHARES greater", "100");
    expect(await chosen("all", inSydney, rich)).toBe("");
    expect(await chosen("any", inSydney, rich)).toBe("ada ben");
  });

  it("can refer to a static segment", async () => {
    const onBoard = conditionOf("StaticSegment static_segment static_is", fake.board);
    expect(await chosen("all", onBoard)).toBe("ada");
  });

  it("have 41 types, and all of them are evaluated", () => {
    const kinds = new Set([...table.map(([words]) => words.split(" ")[0]), "StaticSegment"]);
    expect(kinds.size).toBe(41);
  });

  it.each(refused)("%s %j is refused for its %s", async (words, value, part, more) => {
    const { api, list_id } = fake;
    // A value that a caller without types can send.
    const condition: SegmentCondition = words === "" ? JSON.parse("5") : conditionOf(words, value, more);
    const options = { conditions: [condition] };
    const field = `conditions.0${part === "" ? "" : `.${part}`}`;
    const segment = api.lists.segments.create({ list_id, body: { name: "Odd", options } });
    expect(Object.keys(await wrongFields(segment))).toEqual([`options.${field}`]);
    const body = { type: "regular", recipients: { list_id, segment_opts: options } } as const;
    const campaign = api.campaigns.create({ body });
    expect(Object.keys(await wrongFields(campaign))).toEqual([`recipients.segment_opts.${field}`]);
  });

  it("can omit their type if the field implies it", async () => {
    const { api, list_id } = fake;
    const conditions = [conditionOf("_ EMAIL is", ADA)];
    const body = { name: "Ada", options: { conditions } };
    const segment = await api.lists.segments.create({ list_id, body });
    expect(segment.options?.conditions).toMatchObject([{ condition_type: "EmailAddress" }]);
    expect(segment.member_count).toBe(1);
  });

  // The last ones change the account.
  it("on a deleted interest match no contact", async () => {
    const { api, list_id, ids } = fake;
    const conditions = [conditionOf("Interests interests-CATEGORY interestcontainsall", ["RESULTS"])];
    const body = { name: "Results", options: { conditions } };
    const { id: segment_id } = await api.lists.segments.create({ list_id, body });
    const path = { list_id, interest_category_id: ids.CATEGORY, interest_id: ids.RESULTS };
    await api.lists.interestCategories.interests.delete(path);
    expect((await api.lists.segments.get({ list_id, segment_id })).member_count).toBe(0);
  });

  it("count subscribers, and other statuses on request", async () => {
    const { api, list_id } = fake;
    const body = { name: "Known", options: { conditions: [conditionOf("TextMerge TOWN blank_not")] } };
    const { id: segment_id } = await api.lists.segments.create({ list_id, body });
    await api.lists.members.update({ list_id, subscriber_hash: ADA, body: { status: "unsubscribed" } });
    const all = { list_id, segment_id, include_unsubscribed: true };
    expect((await api.lists.segments.get({ list_id, segment_id })).member_count).toBe(1);
    expect((await api.lists.segments.get(all)).member_count).toBe(2);
    expect((await api.lists.segments.members.list(all)).total_items).toBe(2);
  });
});
