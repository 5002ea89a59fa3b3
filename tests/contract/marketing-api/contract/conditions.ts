import { describe, expect, it } from "vitest";
import type { SegmentCondition } from "../../../../src/ports/marketing-api/types/segment-conditions.ts";
import {
  addCampaign,
  addCategory,
  NEWS_LIST,
  send,
  wrongFields,
} from "../../../unit/marketing-api/fake-account.ts";
import { ADA, BEN, fromScript, type Open, record } from "./account.ts";

const DAY = 24;

/**
 * Ada opened a campaign; Ben signed up a day later and is interested in news; Cleo signed up another day later and has no
 * other data. The current time is three days later.
 */
async function readers(open: Open) {
  const account = await open();
  const { lists } = account.api;
  const { id: list_id } = await lists.create({ body: NEWS_LIST });
  const subscribe = async (name: string, body: object = {}) => {
    const email_address = `${name}@larkfield.example`;
    await lists.members.create({ list_id, body: { email_address, status: "subscribed", ...body } });
  };
  const fields = { TOWN: "text", SHARES: "number", SINCE: "date", CODE: "zip", BROKER: "dropdown" } as const;
  for (const [tag, type] of Object.entries(fields)) {
    const options = type === "dropdown" ? { choices: ["A", "B"] } : {};
    await lists.mergeFields.create({ list_id, body: { name: tag, tag, type, options } });
  }
  const category = await addCategory(account.api, list_id);
  const interest = async (name: string) =>
    (await lists.interestCategories.interests.create({ ...category, body: { name } })).id;
  const NEWS = await interest("News");
  const RESULTS = await interest("Results");
  const ADDRESS = { addr1: "1 Petrie Street", city: "Brisbane", state: "QLD", zip: "4000", country: "AU" };
  const dated = { BIRTHDAY: "01/02", SINCE: "2026-03-01", CODE: "30310", BROKER: "A" };
  const merge_fields = { ADDRESS, TOWN: "Brisbane", SHARES: 1200, ...dated };
  await subscribe("ada", {
    merge_fields,
    vip: true,
    language: "en",
    interests: { [NEWS]: true, [RESULTS]: true },
  });
  await account.passHours(DAY);
  await subscribe("ben", { merge_fields: { TOWN: "Sydney", SHARES: 80 }, interests: { [NEWS]: true } });
  await account.passHours(DAY);
  await subscribe("cleo");
  const CAMPAIGN = await send(account.api, await addCampaign(account.api, list_id));
  await record(account, [{ campaign_id: CAMPAIGN, email_address: ADA, kind: "open" }]);
  await account.passHours(DAY);
  const board = await lists.segments.create({ list_id, body: { name: "Board", static_segment: [ADA] } });
  const CATEGORY = category.interest_category_id;
  // The conditions in the table have these names as placeholders.
  const ids: Readonly<Record<string, string | number>> = {
    CAMPAIGN,
    CATEGORY,
    NEWS,
    RESULTS,
    '"BOARD"': board.id,
  };

  const conditionOf = (words: string, value?: unknown, more: object = {}): SegmentCondition => {
    const [condition_type, field, op] = words.split(" ");
    const text = JSON.stringify({ condition_type, field, op, value, ...more });
    return fromScript(
      text.replaceAll(/CAMPAIGN|CATEGORY|NEWS|RESULTS|"BOARD"/g, (name) => String(ids[name])),
    );
  };
  const segment = (...conditions: readonly SegmentCondition[]) =>
    lists.segments.create({ list_id, body: { name: "Some", options: { match: "all", conditions } } });
  const namesIn = async (segment_id: number) => {
    const { members } = await lists.segments.members.list({ list_id, segment_id });
    return members.map(({ email_address }) => email_address.slice(0, email_address.indexOf("@"))).join(" ");
  };
  return { ...account, list_id, category, conditionOf, segment, namesIn, interest_id: RESULTS };
}

const GOLD_COAST = { addr: "Gold Coast", lat: "-28.0", lng: "153.4" };

type Row = readonly [condition: string, value: unknown, chosen: string, more?: object];

/** Type, field and operator of a condition, its value, the names of those it chooses, and its other fields. */
const table: readonly Row[] = [
  ["Interests interests-CATEGORY interestcontains", ["NEWS"], "ada ben"],
  ["Interests CATEGORY interestcontainsall", ["NEWS", "RESULTS"], "ada"],
  ["Interests interests-CATEGORY interestcontains", ["NEWS", "RESULTS"], "ada ben"],
  ["Interests interests-CATEGORY interestnotcontains", ["NEWS", "RESULTS"], "cleo"],
  ["Aim aim open", "any", "ada"],
  ["Aim aim noopen", "any", "ben cleo"],
  ["Aim aim sent", "CAMPAIGN", "ada ben cleo"],
  ["Aim aim nosent", "another", "ada ben cleo"],
  ["Automation automation completed", "WORKFLOW", ""],
  ["Automation automation not_started", "WORKFLOW", "ada ben cleo"],
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
  ["Date ecomm_date is", "2026-11-21", ""],
  ["Date ecomm_date blank", "", "ada ben cleo"],
  ["Date timestamp_opt blank_not", "", "ada ben cleo"],
  ["NewSubscribers timestamp_opt date_within", "1", "cleo"],
  ["EmailClient email_client client_not", "Apple Mail", "ada ben cleo"],
  ["Language language is", "en", "ada"],
  ["MemberRating rating less", 3, "ada ben cleo"],
  ["MemberRating rating less", "3", "ada ben cleo"],
  ["SignupSource source source_is", "API - Generic", "ada ben cleo"],
  ["VIP gmonkey member", undefined, "ada"],
  ["SurveyMonkey survey_monkey not_started", "poll", "ada ben cleo"],
  ["EcommCategory ecomm_prod is", "cap", ""],
  ["EcommCategory ecomm_prod notcontain", "ca", "ada ben cleo"],
  ["EcommNumber ecomm_orders is", 2, ""],
  ["EcommPurchased ecomm_purchased notmember", undefined, "ada ben cleo"],
  ["EcommSpent ecomm_spent_all greater", 75, ""],
  ["EcommStore ecomm_store is", "shop", ""],
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
  ["StaticSegment static_segment static_is", "BOARD", "ada"],
];

const refused: readonly (readonly [condition: string, value: unknown, part: string])[] = [
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

export function conditionContract(open: Open): void {
  describe("the conditions of a segment", () => {
    it("choose members by what the fake knows; without it, only negating operators match", async () => {
      const { conditionOf, segment, namesIn } = await readers(open);
      for (const [words, value, expected, more] of table) {
        const { id } = await segment(conditionOf(words, value, more));
        expect(await namesIn(id), `${words} ${value}`).toBe(expected);
      }
      const kinds = new Set(table.map(([words]) => words.split(" ")[0]));
      expect(kinds.size).toBe(41);
    });

    it("all have to match, or any", async () => {
      const { api, list_id, conditionOf, segment, namesIn } = await readers(open);
      const conditions = [
        conditionOf("TextMerge TOWN is", "Sydney"),
        conditionOf("TextMerge SHARES greater", "100"),
      ];
      const { id: segment_id } = await segment(...conditions);
      expect(await namesIn(segment_id)).toBe("");
      const body = { name: "Any", options: { match: "any", conditions } } as const;
      await api.lists.segments.update({ list_id, segment_id, body });
      expect(await namesIn(segment_id)).toBe("ada ben");
    });

    it("are refused with the part that is wrong", async () => {
      const { conditionOf, segment } = await readers(open);
      for (const [words, value, part] of refused) {
        const condition = words === "" ? fromScript<SegmentCondition>("5") : conditionOf(words, value);
        const field = `options.conditions.0${part === "" ? "" : `.${part}`}`;
        expect(Object.keys(await wrongFields(segment(condition))), `${words} ${value}`).toContain(field);
      }
    });

    it("have the kind that follows from their field, if it is not given", async () => {
      const { segment } = await readers(open);
      const made = await segment(fromScript('{ "field": "EMAIL", "op": "starts", "value": "ada" }'));
      expect(made).toMatchObject({
        member_count: 1,
        options: { conditions: [{ condition_type: "EmailAddress" }] },
      });
    });

    it("on a deleted interest match no contact", async () => {
      const { api, list_id, category, conditionOf, interest_id, namesIn, segment } = await readers(open);
      const { id } = await segment(
        conditionOf("Interests interests-CATEGORY interestcontainsall", ["RESULTS"]),
      );
      await api.lists.interestCategories.interests.delete({ ...category, list_id, interest_id });
      expect(await namesIn(id)).toBe("");
    });

    it("count subscribers, and other statuses on request", async () => {
      const { api, list_id, conditionOf, segment } = await readers(open);
      const { id: segment_id } = await segment(conditionOf("TextMerge TOWN blank_not"));
      await api.lists.members.update({ list_id, subscriber_hash: BEN, body: { status: "unsubscribed" } });
      const all = { list_id, segment_id, include_unsubscribed: true };
      expect((await api.lists.segments.get({ list_id, segment_id })).member_count).toBe(1);
      expect((await api.lists.segments.get(all)).member_count).toBe(2);
      expect((await api.lists.segments.members.list(all)).total_items).toBe(2);
    });
  });
}
