import { beforeAll, describe, expect, it } from "vitest";
import { recordActivity } from "../../../src/adapters/in-memory/marketing/reports/record-activity.ts";
import { subscriberHash } from "../../../src/ports/marketing-api/subscriber-hash.ts";
import type { SegmentCondition } from "../../../src/ports/marketing-api/types/segment-conditions.ts";
import { START, wrongFields } from "./fake-account.ts";
import { HTML, SETTINGS } from "./fake-campaign.ts";
import { outreachFor } from "./fake-outreach.ts";
import { accountWithStore, LINE, store_id } from "./fake-store.ts";

const ADA = "ada@larkfield.example";
const BEN = "ben@larkfield.example";
const DAY = 24;

/** Ids of records; the conditions in the table have these names as placeholders. */
type Ids = Readonly<Record<"CAMPAIGN" | "WORKFLOW" | "CATEGORY" | "NEWS" | "RESULTS", string>>;

/**
 * Ada has orders, opens, survey responses and a location; Ben signed up a day later and is interested in news; Cleo
 * signed up another day later and has no other data. The current time is three days later.
 */
async function readers() {
  const fake = await accountWithStore();
  const { api, list_id, passHours } = fake;
  await fake.order("o1");
  await fake.order("o2", { order_total: 74.5, lines: [{ ...LINE, id: "l2", quantity: 1 }] });
  await api.lists.mergeFields.create({ list_id, body: { name: "Since", tag: "SINCE", type: "date" } });
  await api.lists.mergeFields.create({ list_id, body: { name: "Code", tag: "CODE", type: "zip" } });
  await api.lists.mergeFields.create({
    list_id,
    body: { name: "Broker", tag: "BROKER", type: "dropdown", options: { choices: ["A", "B"] } },
  });
  const path = { list_id, subscriber_hash: ADA };
  const ADDRESS = { addr1: "1 Petrie Street", city: "Brisbane", state: "QLD", zip: "4000", country: "AU" };
  const merge_fields = { ADDRESS, BIRTHDAY: "01/02", SINCE: "2026-03-01", CODE: "30310", BROKER: "A" };
  await api.lists.members.update({ ...path, body: { merge_fields } });
  passHours(DAY);
  await fake.subscribe("ben");
  const interests = await interestsOf(fake);
  passHours(DAY);
  await fake.subscribe("cleo");
  const ids: Ids = { ...interests, CAMPAIGN: await campaignOf(fake), WORKFLOW: await automationOf(fake) };
  passHours(DAY);
  knowMore(fake);
  const board = await api.lists.segments.create({
    list_id,
    body: { name: "Board", static_segment: [ADA] },
  });
  return { ...fake, ids, board: board.id };
}

type Fake = Awaited<ReturnType<typeof accountWithStore>>;

async function interestsOf({ api, list_id }: Fake) {
  const { id: interest_category_id } = await api.lists.interestCategories.create({
    list_id,
    body: { title: "Topics", type: "checkboxes" },
  });
  const interest = async (name: string) => {
    const { interests } = api.lists.interestCategories;
    return (await interests.create({ list_id, interest_category_id, body: { name } })).id;
  };
  const [NEWS, RESULTS] = [await interest("News"), await interest("Results")];
  const set = (subscriber_hash: string, chosen: readonly string[]) =>
    api.lists.members.update({
      list_id,
      subscriber_hash,
      body: { interests: Object.fromEntries(chosen.map((id) => [id, true])) },
    });
  await set(ADA, [NEWS, RESULTS]);
  await set(BEN, [NEWS]);
  return { CATEGORY: interest_category_id, NEWS, RESULTS };
}

async function campaignOf(fake: Fake): Promise<string> {
  const { api, list_id } = fake;
  const { id: campaign_id } = await api.campaigns.create({
    body: { type: "regular", recipients: { list_id }, settings: SETTINGS },
  });
  await api.campaigns.content.set({ campaign_id, body: { html: HTML } });
  await api.campaigns.send({ campaign_id });
  await api.reports.get({ campaign_id });
  recordActivity(fake, [
    { campaign_id, email_address: ADA, kind: "open" },
    { campaign_id, email_address: ADA, kind: "click", url: "https://larkfield.example/results" },
  ]);
  return campaign_id;
}

async function automationOf({ api, list_id }: Fake): Promise<string> {
  const { id: workflow_id } = await api.automations.create({
    body: { recipients: { list_id }, trigger_settings: { workflow_type: "welcomeSeries" } },
  });
  const { emails } = await api.automations.emails.list({ workflow_id });
  const path = { workflow_id, workflow_email_id: emails[0]?.id ?? "" };
  await api.automations.emails.start(path);
  await api.automations.emails.queue.add({ ...path, body: { email_address: ADA } });
  return workflow_id;
}

/** Adds data that no operation can create: locations, e-mail clients, visits, conversations and surveys. */
function knowMore({ snapshot, restore, list_id }: Fake): void {
  const state = snapshot();
  const key = `/${list_id}/${subscriberHash(ADA)}`;
  const ada = state.members[key];
  if (ada === undefined) throw new Error("Ada is not in the list");
  const location = {
    ...ada.location,
    latitude: -27.47,
    longitude: 153.03,
    country_code: "AU",
    region: "QLD",
  };
  state.members[key] = { ...ada, location, email_client: "Apple Mail", language: "en" };
  state.goals[`${key}/1`] = { goal_id: 1, event: "/results", last_visited_at: START, data: "" };
  restore({ ...state, ...outreachFor(list_id) });
}

const table: readonly (readonly [SegmentCondition, readonly string[]])[] = [
  [
    { condition_type: "Interests", field: "interests-CATEGORY", op: "interestcontains", value: ["NEWS"] },
    ["ada", "ben"],
  ],
  [
    { condition_type: "Interests", field: "CATEGORY", op: "interestcontainsall", value: ["NEWS", "RESULTS"] },
    ["ada"],
  ],
  [
    {
      condition_type: "Interests",
      field: "interests-CATEGORY",
      op: "interestcontains",
      value: ["NEWS", "RESULTS"],
    },
    ["ada", "ben"],
  ],
  [
    {
      condition_type: "Interests",
      field: "interests-CATEGORY",
      op: "interestnotcontains",
      value: ["RESULTS"],
    },
    ["ben", "cleo"],
  ],
  [
    {
      condition_type: "Interests",
      field: "interests-CATEGORY",
      op: "interestnotcontains",
      value: ["NEWS", "RESULTS"],
    },
    ["cleo"],
  ],
  [{ condition_type: "Aim", field: "aim", op: "open", value: "CAMPAIGN" }, ["ada"]],
  [{ condition_type: "Aim", op: "noclick", value: "any" }, ["ben", "cleo"]],
  [{ condition_type: "Aim", field: "aim", op: "sent", value: "CAMPAIGN" }, ["ada", "ben", "cleo"]],
  [{ condition_type: "Aim", field: "aim", op: "nosent", value: "another" }, ["ada", "ben", "cleo"]],
  [{ condition_type: "Automation", field: "automation", op: "started", value: "WORKFLOW" }, ["ada"]],
  [{ condition_type: "Automation", field: "automation", op: "completed", value: "WORKFLOW" }, ["ada"]],
  [
    { condition_type: "Automation", field: "automation", op: "not_started", value: "WORKFLOW" },
    ["ben", "cleo"],
  ],
  [{ condition_type: "CampaignPoll", field: "poll", op: "member", value: 1 }, []],
  [{ condition_type: "CampaignPoll", field: "poll", op: "notmember", value: 1 }, ["ada", "ben", "cleo"]],
  [{ condition_type: "Conversation", field: "conversation", op: "member", value: "any" }, ["ada"]],
  [
    { condition_type: "Conversation", field: "conversation", op: "notmember", value: "camp" },
    ["ben", "cleo"],
  ],
  [{ condition_type: "Date", field: "timestamp_opt", op: "within", value: "2" }, ["ben", "cleo"]],
  [{ condition_type: "Date", field: "timestamp_opt", op: "notwithin", value: "2" }, ["ada"]],
  [
    { condition_type: "Date", field: "timestamp_opt", op: "greater", value: "date", extra: "2026-11-23" },
    ["cleo"],
  ],
  [{ condition_type: "Date", field: "timestamp_opt", op: "is", value: "11/22/2026" }, ["ben"]],
  [
    { condition_type: "Date", field: "timestamp_opt", op: "less", value: "campaign", extra: "CAMPAIGN" },
    ["ada", "ben"],
  ],
  [{ condition_type: "Date", field: "timestamp_opt", op: "not", value: "last" }, ["ada", "ben"]],
  [{ condition_type: "Date", field: "info_changed", op: "is", value: "2026-11-23" }, ["cleo"]],
  [{ condition_type: "Date", field: "ecomm_date", op: "is", value: "2026-11-21" }, ["ada"]],
  [{ condition_type: "Date", field: "ecomm_date", op: "blank", value: "" }, ["ben", "cleo"]],
  [{ condition_type: "Date", field: "timestamp_opt", op: "blank_not", value: "" }, ["ada", "ben", "cleo"]],
  [{ condition_type: "NewSubscribers", field: "timestamp_opt", op: "date_within", value: "1" }, ["cleo"]],
  [{ condition_type: "EmailClient", field: "email_client", op: "client_is", value: "Apple Mail" }, ["ada"]],
  [
    { condition_type: "EmailClient", field: "email_client", op: "client_not", value: "Apple Mail" },
    ["ben", "cleo"],
  ],
  [{ condition_type: "Language", field: "language", op: "not", value: "en" }, ["ben", "cleo"]],
  [{ condition_type: "MemberRating", field: "rating", op: "greater", value: 4 }, ["ada"]],
  [{ condition_type: "SignupSource", field: "source", op: "source_not", value: "API - Generic" }, []],
  [{ condition_type: "VIP", field: "gmonkey", op: "member" }, []],
  [{ condition_type: "SurveyMonkey", field: "survey_monkey", op: "completed", value: "poll" }, ["ada"]],
  [
    { condition_type: "SurveyMonkey", field: "survey_monkey", op: "not_started", value: "poll" },
    ["ben", "cleo"],
  ],
  [{ condition_type: "EcommCategory", field: "ecomm_prod", op: "is", value: "cap" }, ["ada"]],
  [{ condition_type: "EcommCategory", field: "ecomm_prod", op: "notcontain", value: "ca" }, ["ben", "cleo"]],
  [{ condition_type: "EcommCategory", field: "ecomm_cat", op: "is", value: "Hats" }, []],
  [{ condition_type: "EcommNumber", field: "ecomm_orders", op: "is", value: 2 }, ["ada"]],
  [{ condition_type: "EcommNumber", field: "ecomm_spent_avg", op: "is", value: 50 }, ["ada"]],
  [{ condition_type: "EcommNumber", field: "ecomm_prod_all", op: "is", value: 3 }, ["ada"]],
  [{ condition_type: "EcommNumber", field: "ecomm_avg_ord", op: "greater", value: 1 }, ["ada"]],
  [{ condition_type: "EcommNumber", field: "ecomm_orders", op: "less", value: 1 }, ["ben", "cleo"]],
  [{ condition_type: "EcommPurchased", field: "ecomm_purchased", op: "member" }, ["ada"]],
  [{ condition_type: "EcommPurchased", op: "notmember" }, ["ben", "cleo"]],
  [{ condition_type: "EcommSpent", field: "ecomm_spent_one", op: "greater", value: 75 }, []],
  [{ condition_type: "EcommSpent", field: "ecomm_spent_all", op: "greater", value: 75 }, ["ada"]],
  [{ condition_type: "EcommStore", field: "ecomm_store", op: "is", value: store_id }, ["ada"]],
  [{ condition_type: "EcommStore", field: "ecomm_store", op: "not", value: store_id }, ["ben", "cleo"]],
  [{ condition_type: "GoalActivity", field: "goal", op: "starts", value: "/res" }, ["ada"]],
  [{ condition_type: "GoalActivity", field: "goal", op: "goal_not", value: "/results" }, ["ben", "cleo"]],
  [
    { condition_type: "GoalActivity", field: "goal", op: "goal_notcontain", value: "results" },
    ["ben", "cleo"],
  ],
  [{ condition_type: "GoalTimestamp", field: "goal_last_visited", op: "is", value: "2026-11-21" }, ["ada"]],
  [{ condition_type: "FuzzySegment", field: "fuzzy_segment", op: "fuzzy_is", value: 1 }, []],
  [
    { condition_type: "FuzzySegment", field: "fuzzy_segment", op: "fuzzy_not", value: 1 },
    ["ada", "ben", "cleo"],
  ],
  [{ condition_type: "IPGeoCountryState", field: "ipgeo", op: "ipgeocountry", value: "au" }, ["ada"]],
  [
    { condition_type: "IPGeoCountryState", field: "ipgeo", op: "ipgeonotstate", value: "QLD" },
    ["ben", "cleo"],
  ],
  [
    {
      condition_type: "IPGeoIn",
      field: "ipgeo",
      op: "ipgeoin",
      value: 50,
      addr: "Gold Coast",
      lat: "-28.0",
      lng: "153.4",
    },
    ["ada"],
  ],
  [
    {
      condition_type: "IPGeoIn",
      field: "ipgeo",
      op: "ipgeonotin",
      value: 25,
      addr: "Gold Coast",
      lat: "-28.0",
      lng: "153.4",
    },
    ["ada"],
  ],
  [{ condition_type: "IPGeoInZip", field: "ipgeo", op: "ipgeoinzip", value: 25, extra: 30310 }, []],
  [{ condition_type: "IPGeoUnknown", field: "ipgeo", op: "ipgeounknown" }, ["ben", "cleo"]],
  [{ condition_type: "IPGeoZip", field: "ipgeo", op: "ipgeoiszip", value: 30310 }, []],
  [{ condition_type: "IPGeoZip", field: "ipgeo", op: "ipgeonotzip", value: 30310 }, ["ada", "ben", "cleo"]],
  [{ condition_type: "SocialAge", field: "social_age", op: "is", value: "55+" }, []],
  [
    { condition_type: "SocialGender", field: "social_gender", op: "not", value: "male" },
    ["ada", "ben", "cleo"],
  ],
  [{ condition_type: "SocialInfluence", field: "social_influence", op: "less", value: 3 }, []],
  [
    { condition_type: "SocialNetworkMember", field: "social_network", op: "notmember", value: "vimeo" },
    ["ada", "ben", "cleo"],
  ],
  [
    { condition_type: "SocialNetworkFollow", field: "social_network", op: "follow", value: "twitter_follow" },
    [],
  ],
  [{ condition_type: "PredictedGender", field: "predicted_gender", op: "is", value: "female" }, []],
  [{ condition_type: "PredictedAge", field: "predicted_age_range", op: "is", value: "65+" }, []],
  [{ condition_type: "AddressMerge", field: "ADDRESS", op: "contains", value: "brisbane" }, ["ada"]],
  [{ condition_type: "ZipMerge", field: "CODE", op: "geoin", value: "10", extra: "30310" }, ["ada"]],
  [{ condition_type: "BirthdayMerge", field: "BIRTHDAY", op: "is", value: "1/2" }, ["ada"]],
  [{ condition_type: "DateMerge", field: "SINCE", op: "less", value: "2026-06-30" }, ["ada"]],
  [{ condition_type: "DateMerge", field: "SINCE", op: "blank" }, ["ben", "cleo"]],
  [{ condition_type: "SelectMerge", field: "BROKER", op: "is", value: "A" }, ["ada"]],
  [{ condition_type: "TextMerge", field: "CODE", op: "starts", value: "303" }, ["ada"]],
  [{ condition_type: "EmailAddress", field: "EMAIL", op: "starts", value: "cle" }, ["cleo"]],
];

describe("the conditions of a segment", () => {
  let fake: Awaited<ReturnType<typeof readers>>;
  beforeAll(async () => {
    fake = await readers();
  });

  const withIds = (condition: SegmentCondition): SegmentCondition =>
    JSON.parse(
      JSON.stringify(condition).replaceAll(/CAMPAIGN|WORKFLOW|CATEGORY|NEWS|RESULTS/g, (name) =>
        String(Reflect.get(fake.ids, name)),
      ),
    );

  const chosen = async (condition: SegmentCondition) => {
    const { api, list_id } = fake;
    const body = { name: "Some", options: { conditions: [withIds(condition)] } };
    const { id: segment_id } = await api.lists.segments.create({ list_id, body });
    const { members } = await api.lists.segments.members.list({ list_id, segment_id });
    return members.map(({ email_address }) => email_address.slice(0, email_address.indexOf("@")));
  };

  it.each(table)("%j match %j", async (condition, expected) => {
    expect(await chosen(condition)).toEqual(expected);
  });

  it("can refer to a static segment", async () => {
    const asks = (op: "static_is" | "static_not"): SegmentCondition => ({
      condition_type: "StaticSegment",
      field: "static_segment",
      op,
      value: fake.board,
    });
    expect(await chosen(asks("static_is"))).toEqual(["ada"]);
    expect(await chosen(asks("static_not"))).toEqual(["ben", "cleo"]);
  });

  it("have 41 types, and all of them are evaluated", () => {
    const kinds = new Set([...table.map(([{ condition_type }]) => condition_type), "StaticSegment"]);
    expect(kinds.size).toBe(41);
  });

  it.each([
    ['{"condition_type":"Horoscope","field":"sign","op":"is"}', "condition_type"],
    ['{"condition_type":"TextMerge","field":"FNAME","op":"nonsense"}', "op"],
    ['{"condition_type":"TextMerge","field":"FNAME"}', "op"],
    ['{"condition_type":"TextMerge","op":"is","value":"x"}', "field"],
    ['{"condition_type":"TextMerge","field":"TOWN","op":"is","value":"x"}', "field"],
    ['{"condition_type":"Date","field":"timestamp_opt","op":"is","value":"soon"}', "value"],
    ['{"condition_type":"Date","field":"timestamp_opt","op":"within","value":"a while"}', "value"],
    ['{"condition_type":"Date","field":"timestamp_opt","op":"greater"}', "value"],
    ['{"condition_type":"Date","field":"birthday","op":"is","value":"2026-01-01"}', "field"],
    ['{"condition_type":"MemberRating","field":"rating","op":"is","value":"4"}', "value"],
    [
      '{"condition_type":"Interests","field":"interests-none","op":"interestcontains","value":["x"]}',
      "field",
    ],
    ['{"condition_type":"Interests","field":"CATEGORY","op":"interestcontains","value":["x"]}', "value"],
    ['{"condition_type":"Interests","field":"CATEGORY","op":"interestcontains","value":[]}', "value"],
    ['{"condition_type":"StaticSegment","field":"static_segment","op":"static_is","value":99999}', "value"],
    [
      '{"condition_type":"IPGeoIn","field":"ipgeo","op":"ipgeoin","value":5,"addr":"","lat":"up","lng":"0"}',
      "lat",
    ],
    ['{"condition_type":"SocialAge","field":"social_age","op":"is","value":"old"}', "value"],
    ['{"condition_type":"EcommSpent","field":"ecomm_spent_one","op":"greater","value":1.5}', "value"],
    ["5", ""],
  ])("are rejected if they are invalid: %s for its %j", async (text, part) => {
    const { api, list_id } = fake;
    const condition = withIds(JSON.parse(text));
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
    const condition: SegmentCondition = JSON.parse(
      '{"field":"EMAIL","op":"is","value":"ada@larkfield.example"}',
    );
    const body = { name: "Ada", options: { conditions: [condition] } };
    const segment = await api.lists.segments.create({ list_id, body });
    expect(segment.options?.conditions).toMatchObject([{ condition_type: "EmailAddress" }]);
    expect(segment.member_count).toBe(1);
  });

  it("select the recipients of a campaign, in a saved segment and without one", async () => {
    const { api, list_id, ids } = fake;
    const conditions = [
      {
        condition_type: "Interests",
        field: `interests-${ids.CATEGORY}`,
        op: "interestcontains",
        value: [ids.NEWS],
      },
    ] as const;
    const { id: saved_segment_id } = await api.lists.segments.create({
      list_id,
      body: { name: "News", options: { match: "any", conditions } },
    });
    for (const segment_opts of [{ saved_segment_id }, { match: "any", conditions }] as const) {
      const body = { type: "regular", recipients: { list_id, segment_opts }, settings: SETTINGS } as const;
      const { id: campaign_id } = await api.campaigns.create({ body });
      await api.campaigns.content.set({ campaign_id, body: { html: HTML } });
      await api.campaigns.send({ campaign_id });
      expect((await api.reports.get({ campaign_id })).emails_sent).toBe(2);
      const { sent_to } = await api.reports.sentTo.list({ campaign_id });
      expect(sent_to.map(({ email_address }) => email_address)).toEqual([ADA, BEN]);
    }
  });

  it("of a prebuilt segment are rejected in a campaign, because the fake has no prebuilt segments", async () => {
    const { api, list_id } = fake;
    // A value that a caller without types can send.
    const segment_opts: object = { prebuilt_segment_id: "subscribers-female" };
    const recipients = { list_id, segment_opts };
    const campaign = api.campaigns.create({ body: { type: "regular", recipients } });
    expect(await wrongFields(campaign)).toHaveProperty("recipients.segment_opts.prebuilt_segment_id");
  });

  it("on a deleted interest match no contact", async () => {
    const { api, list_id, ids } = await readers();
    const condition: SegmentCondition = {
      condition_type: "Interests",
      field: `interests-${ids.CATEGORY}`,
      op: "interestcontainsall",
      value: [ids.RESULTS],
    };
    const { id: segment_id } = await api.lists.segments.create({
      list_id,
      body: { name: "Results", options: { conditions: [condition] } },
    });
    const path = { list_id, interest_category_id: ids.CATEGORY, interest_id: ids.RESULTS };
    await api.lists.interestCategories.interests.delete(path);
    expect((await api.lists.segments.get({ list_id, segment_id })).member_count).toBe(0);
  });
});
