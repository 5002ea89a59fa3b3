import { describe, expect, it } from "vitest";
import type { MergeValues } from "../../../../src/ports/marketing-api/types/members.ts";
import {
  addCampaign,
  addCategory,
  NEWS_LIST,
  refusal,
  START,
  send,
  wrongFields,
} from "../../../unit/marketing-api/fake-account.ts";
import { ADA, BEN, NOT_FOUND, type Open, withReaders } from "./account.ts";

const DAY_TWO = "2026-11-22T00:00:00+00:00";

/**
 * Three members, an hour apart: Ada (VIP), Ben (unsubscribed at 11:00), and Cleo (text only); and another list and a campaign
 * a day later.
 */
async function filled(open: Open) {
  const account = await open();
  const { api, passHours } = account;
  const { id: list_id } = await api.lists.create({ body: NEWS_LIST });
  const add = (name: string, more: object = {}) => {
    const body = { email_address: `${name}@larkfield.example`, status: "subscribed", ...more } as const;
    return api.lists.members.create({ list_id, body });
  };
  const change = (name: string, body: object) =>
    api.lists.members.update({ list_id, subscriber_hash: `${name}@larkfield.example`, body });
  const { unique_email_id } = await add("ada", { vip: true });
  await passHours(1);
  await add("ben");
  await passHours(1);
  await add("cleo", { email_type: "text" });
  await passHours(1);
  await change("ben", { status: "unsubscribed" });
  await passHours(24);
  await api.lists.create({ body: { ...NEWS_LIST, name: "Careers" } });
  await send(api, await addCampaign(api, list_id));
  const members = async (query: object) => {
    const page = await api.lists.members.list({ list_id, ...query });
    return page.members.map(({ email_address }) => email_address.slice(0, email_address.indexOf("@")));
  };
  return { ...account, list_id, change, members, unique_email_id };
}

export function listContract(open: Open): void {
  it("lists have the counts of their members, and no rates", async () => {
    const { api, list_id, ada, members, passHours } = await withReaders(open);
    await passHours(1);
    await members.update({ ...ada, body: { status: "unsubscribed" } });
    await members.delete({ list_id, subscriber_hash: BEN });
    const { stats } = await api.lists.get({ list_id, include_total_contacts: true });
    const last_unsub_date = "2026-11-21T09:00:00+00:00";
    const counts = {
      member_count: 0,
      unsubscribe_count: 1,
      cleaned_count: 0,
      total_contacts: 2,
      open_rate: 0,
    };
    expect(stats).toMatchObject({ ...counts, last_sub_date: START, last_unsub_date });
    expect((await api.lists.get({ list_id })).stats).not.toHaveProperty("total_contacts");
  });

  it("a list is deleted with all that it has", async () => {
    const { api, list_id, ada } = await withReaders(open);
    await api.lists.members.notes.create({ ...ada, body: { note: "Called" } });
    await api.lists.delete({ list_id });
    expect(await refusal(api.lists.members.get(ada))).toMatchObject(NOT_FOUND);
  });

  it("lists and members are filtered and sorted", async () => {
    const { api, members, unique_email_id } = await filled(open);
    const rows: readonly (readonly [query: object, expected: readonly string[]])[] = [
      [{ status: "subscribed" }, ["ada", "cleo"]],
      [{ email_type: "text" }, ["cleo"]],
      [{ vip_only: true }, ["ada"]],
      [{ since_timestamp_opt: "2026-11-21T09:00:00+00:00" }, ["ben", "cleo"]],
      [{ since_last_changed: "2026-11-21T10:00:00+00:00" }, ["ben", "cleo"]],
      [{ before_last_changed: "2026-11-21T10:00:00+00:00" }, ["ada"]],
      [{ unsubscribed_since: "2026-11-21T10:30:00+00:00" }, ["ben"]],
      [{ since_last_campaign: true, status: "unsubscribed" }, []],
      [{ sort_field: "last_changed", sort_dir: "DESC" }, ["ben", "cleo", "ada"]],
      [{ unique_email_id }, ["ada"]],
    ];
    for (const [query, expected] of rows)
      expect(await members(query), JSON.stringify(query)).toEqual(expected);
    const lists = async (query: object) => (await api.lists.list(query)).lists.map(({ name }) => name);
    expect(await lists({ since_date_created: DAY_TWO })).toEqual(["Careers"]);
    expect(await lists({ before_date_created: DAY_TWO })).toEqual(["Investor news"]);
    expect(await lists({ email: "ADA@larkfield.example" })).toEqual(["Investor news"]);
    expect(await lists({ since_campaign_last_sent: DAY_TWO })).toEqual(["Investor news"]);
  });

  it("members are chosen by their interests, which are counted, deselected, and deleted with their category", async () => {
    const { api, list_id, change, members } = await filled(open);
    const category = await addCategory(api, list_id);
    const { interests } = api.lists.interestCategories;
    const { id: results } = await interests.create({ ...category, body: { name: "Results" } });
    const { id: meetings } = await interests.create({ ...category, body: { name: "Meetings" } });
    await change("ada", { interests: { [results]: true, [meetings]: true } });
    await change("cleo", { interests: { [results]: true } });
    const chosen = (interest_match: string) =>
      members({ ...category, list_id, interest_ids: `${results},${meetings}`, interest_match });
    expect(await chosen("any")).toEqual(["ada", "cleo"]);
    expect(await chosen("all")).toEqual(["ada"]);
    expect(await chosen("none")).toEqual(["ben"]);
    const listed = (await interests.list(category)).interests;
    expect(listed.map(({ subscriber_count }) => subscriber_count)).toEqual(["2", "1"]);
    const none = { [results]: false, [meetings]: false };
    expect((await change("cleo", { interests: { [results]: false } })).interests).toEqual(none);
    await api.lists.interestCategories.delete(category);
    expect((await change("ada", {})).interests).toEqual({});
  });

  describe("merge fields", () => {
    it("have a generated or a given tag", async () => {
      const { api, list_id } = await withReaders(open);
      const add = (body: { name: string; tag?: string }) =>
        api.lists.mergeFields.create({ list_id, body: { ...body, type: "text" } });
      expect(await add({ name: "Holding", tag: "holding" })).toMatchObject({ tag: "HOLDING", merge_id: 6 });
      expect(await add({ name: "Broker" })).toMatchObject({ tag: "MMERGE7", merge_id: 7, required: false });
    });

    it("keep the values of members under a new tag, and delete them with the field", async () => {
      const { api, ada, list_id, members } = await withReaders(open);
      const { mergeFields } = api.lists;
      await members.update({ ...ada, body: { merge_fields: { FNAME: "Ada" } } });
      await mergeFields.update({ list_id, merge_id: 1, body: { name: "Given name", tag: "GIVEN" } });
      expect((await members.get(ada)).merge_fields).toMatchObject({ GIVEN: "Ada" });
      await mergeFields.delete({ list_id, merge_id: 1 });
      expect((await members.get(ada)).merge_fields).not.toHaveProperty("GIVEN");
    });

    it("accept the values of their type, and ignore unknown tags", async () => {
      const { api, ada, list_id, members } = await withReaders(open);
      const types = { SHARES: "number", SINCE: "date", ZIP: "zip", SITE: "url", BY: "dropdown" } as const;
      for (const [tag, type] of Object.entries(types)) {
        const body = { name: tag, tag, type, options: { choices: ["Post", "E-mail"] } };
        await api.lists.mergeFields.create({ list_id, body });
      }
      const set = (merge_fields: MergeValues) => members.update({ ...ada, body: { merge_fields } });
      const ADDRESS = { addr1: "80 Petrie Crossing", city: "Brisbane", state: "QLD", zip: "4000" };
      const text = { SHARES: "1200", SINCE: "2008-06-12", BIRTHDAY: "2/29", ZIP: "40005", BY: "Post" };
      const right = { ...text, SITE: "https://larkfield.example", PHONE: "(07) 7010 0001", ADDRESS };
      const stored = await set({ ...right, UNKNOWN: "is ignored" });
      expect(stored.merge_fields).toEqual({ ...right, FNAME: "", LNAME: "" });
      expect((await set({ BY: "" })).merge_fields).toMatchObject({ BY: "" });
      const wrong = {
        SHARES: "many",
        SINCE: "soon",
        BIRTHDAY: "13/40",
        ZIP: "40",
        SITE: "larkfield",
        BY: "Pigeon",
      };
      const shapes = { ADDRESS: { addr1: "80 Petrie Crossing" }, FNAME: { first: "Ada" } };
      const error = await refusal(set({ ...wrong, ...shapes }));
      expect(error).toMatchObject({ title: "Invalid Resource", detail: "Your merge fields were invalid." });
      const refused = error.errors.map(({ field }) => field).toSorted();
      expect(refused).toEqual(Object.keys({ ...wrong, ...shapes }).toSorted());
    });
  });

  it("static segments are tags, and members can be added and removed", async () => {
    const { api, list_id } = await withReaders(open);
    const { segments, tagSearch } = api.lists;
    const board = { name: "Board", static_segment: [] };
    const { id: segment_id } = await segments.create({ list_id, body: board });
    const segment = { list_id, segment_id };
    await segments.members.add({ ...segment, body: { email_address: ADA } });
    const stranger = "zoe@larkfield.example";
    const adding = segments.members.add({ ...segment, body: { email_address: stranger } });
    expect(await wrongFields(adding)).toHaveProperty("email_address");
    const staff = { name: "Staff", static_segment: [ADA] };
    const { id: other } = await segments.create({ list_id, body: staff });
    const body = { members_to_add: [BEN, stranger], members_to_remove: [ADA, "nobody@larkfield.example"] };
    expect(await segments.batchMembers({ list_id, segment_id: other, body })).toMatchObject({
      total_added: 1,
      total_removed: 1,
      error_count: 2,
      errors: [{ email_addresses: [stranger] }, { email_addresses: ["nobody@larkfield.example"] }],
    });
    await segments.members.add({ ...segment, body: { email_address: BEN } });
    await segments.members.remove({ ...segment, subscriber_hash: ADA });
    expect((await segments.members.list(segment)).members).toMatchObject([{ email_address: BEN }]);
    const again = segments.members.remove({ ...segment, subscriber_hash: ADA });
    expect(await refusal(again)).toMatchObject(NOT_FOUND);
    const { tags } = await tagSearch.search({ list_id, name: "boa" });
    expect(tags).toMatchObject([{ id: segment_id, name: "Board" }]);
  });
}
