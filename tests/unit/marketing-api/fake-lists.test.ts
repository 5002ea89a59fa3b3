import { describe, expect, it } from "vitest";
import { account, accountWithList, NEWS_LIST, refusal, START, wrongFields } from "./fake-account.ts";

describe("a list", () => {
  it("is created with the sent values, defaults, and the default merge fields", async () => {
    const { api } = account();
    const list = await api.lists.create({ body: NEWS_LIST });
    expect(list).toMatchObject({
      id: expect.stringMatching(/^[\da-f]{10}$/),
      name: "Investor news",
      contact: { city: "Brisbane", address2: "", phone: "" },
      double_optin: false,
      date_created: START,
      stats: { member_count: 0, merge_field_count: 5 },
    });
    const { merge_fields } = await api.lists.mergeFields.list({ list_id: list.id });
    expect(merge_fields.map(({ tag }) => tag)).toEqual(["FNAME", "LNAME", "ADDRESS", "PHONE", "BIRTHDAY"]);
  });

  it("has correct statistics after every change of its members", async () => {
    const { api, list_id, subscribe, passHours } = await accountWithList();
    for (const name of ["ada", "ben", "cleo", "dan"]) await subscribe(name);
    passHours(1);
    const change = (name: string, status: "unsubscribed" | "cleaned") =>
      api.lists.members.update({
        list_id,
        subscriber_hash: `${name}@larkfield.example`,
        body: { status },
      });
    await change("ben", "unsubscribed");
    await change("cleo", "cleaned");
    await api.lists.members.delete({ list_id, subscriber_hash: "dan@larkfield.example" });
    const { stats } = await api.lists.get({ list_id, include_total_contacts: true });
    expect(stats).toMatchObject({
      member_count: 1,
      unsubscribe_count: 1,
      cleaned_count: 1,
      total_contacts: 4,
      last_sub_date: START,
      last_unsub_date: "2026-11-21T09:00:00+00:00",
    });
    expect((await api.lists.get({ list_id })).stats).not.toHaveProperty("total_contacts");
  });
});

describe("the lists of an account", () => {
  it("are filtered by date and member, and sorted", async () => {
    const { api, list_id, subscribe, passHours } = await accountWithList();
    await subscribe("ada");
    passHours(24);
    const { id: newer } = await api.lists.create({ body: { ...NEWS_LIST, name: "Careers" } });
    const ids = async (query: Parameters<typeof api.lists.list>[0]) =>
      (await api.lists.list(query)).lists.map(({ id }) => id);
    expect(await ids({ since_date_created: "2026-11-22T00:00:00+00:00" })).toEqual([newer]);
    expect(await ids({ before_date_created: "2026-11-22T00:00:00+00:00" })).toEqual([list_id]);
    expect(await ids({ email: "ADA@larkfield.example" })).toEqual([list_id]);
    expect(await ids({ sort_field: "date_created", sort_dir: "DESC" })).toEqual([newer, list_id]);
    expect((await api.lists.list()).constraints).toMatchObject({
      may_create: true,
      current_total_instances: 2,
    });
  });
});

describe("an import", () => {
  const ada = { email_address: "ada@larkfield.example", status: "subscribed" } as const;
  const ben = { email_address: "ben@larkfield.example", status: "subscribed" } as const;

  it("adds members, and returns an error for each rejected one", async () => {
    const { api, list_id, subscribe } = await accountWithList();
    await subscribe("ada");
    const body = { members: [ada, ben, { email_address: "nobody", status: "subscribed" as const }] };
    const result = await api.lists.batchMembers({ list_id, body });
    expect(result).toMatchObject({
      new_members: [{ email_address: ben.email_address, status: "subscribed" }],
      updated_members: [],
      total_created: 1,
      total_updated: 0,
      error_count: 2,
      errors: [
        { email_address: ada.email_address, error_code: "ERROR_CONTACT_EXISTS" },
        {
          email_address: "nobody",
          error_code: "ERROR_GENERIC",
          field: "email_address",
          field_message: "Please provide a valid email address.",
        },
      ],
    });
    expect((await api.lists.get({ list_id })).stats.member_count).toBe(2);
  });

  it("updates existing members with update_existing", async () => {
    const { api, list_id, subscribe } = await accountWithList();
    await subscribe("ada");
    const members = [{ ...ada, merge_fields: { FNAME: "Ada" } }, ben];
    const result = await api.lists.batchMembers({ list_id, body: { members, update_existing: true } });
    expect(result).toMatchObject({
      updated_members: [{ merge_fields: { FNAME: "Ada" } }],
      new_members: [{ email_address: ben.email_address }],
      errors: [],
    });
  });

  it("is rejected for a duplicate address, unless duplicates are skipped", async () => {
    const { api, list_id } = await accountWithList();
    const body = { members: [ada, { ...ada, email_address: "ADA@larkfield.example" }] };
    expect(await wrongFields(api.lists.batchMembers({ list_id, body }))).toHaveProperty("members");
    const result = await api.lists.batchMembers({ list_id, body, skip_duplicate_check: true });
    expect(result).toMatchObject({ total_created: 1, error_count: 0 });
  });

  it("is rejected for more than 500 members", async () => {
    const { api, list_id } = await accountWithList();
    const members = Array.from({ length: 501 }, (_none, index) => ({
      email_address: `reader-${index}@larkfield.example`,
      status: "subscribed" as const,
    }));
    expect(await wrongFields(api.lists.batchMembers({ list_id, body: { members } }))).toHaveProperty(
      "members",
    );
  });
});

describe("merge fields", () => {
  it("are created with a generated or a given tag", async () => {
    const { api, list_id } = await accountWithList();
    const add = (name: string, tag?: string) =>
      api.lists.mergeFields.create({
        list_id,
        body: { name, type: "text", ...(tag === undefined ? {} : { tag }) },
      });
    expect(await add("Holding", "holding")).toMatchObject({ tag: "HOLDING", merge_id: 6, required: false });
    expect(await add("Broker")).toMatchObject({ tag: "MMERGE7", merge_id: 7 });
    expect(await wrongFields(add("Again", "HOLDING"))).toEqual({
      tag: 'A Merge Field with the tag "HOLDING" already exists for this list.',
    });
    expect(await wrongFields(add("Address", "EMAIL"))).toHaveProperty("tag");
    expect(await wrongFields(add("Long", "MORETHANTENLETTERS"))).toHaveProperty("tag");
  });

  it("are filtered by type and by required", async () => {
    const { api, list_id } = await accountWithList();
    await api.lists.mergeFields.create({
      list_id,
      body: { name: "Holding", type: "number", required: true },
    });
    const names = async (query: { type?: string; required?: boolean }) =>
      (await api.lists.mergeFields.list({ list_id, ...query })).merge_fields.map(({ name }) => name);
    expect(await names({ type: "number" })).toEqual(["Holding"]);
    expect(await names({ required: true })).toEqual(["Holding"]);
    expect(await names({ required: false })).toHaveLength(5);
  });

  it("keep the values of members under a new tag, and delete them with the field", async () => {
    const { api, list_id, subscribe } = await accountWithList();
    const { id: subscriber_hash } = await subscribe("ada");
    const member = { list_id, subscriber_hash };
    await api.lists.members.update({ ...member, body: { merge_fields: { FNAME: "Ada" } } });
    await api.lists.mergeFields.update({ list_id, merge_id: 1, body: { name: "Given name", tag: "GIVEN" } });
    expect((await api.lists.members.get(member)).merge_fields).toMatchObject({ GIVEN: "Ada" });
    await api.lists.mergeFields.delete({ list_id, merge_id: 1 });
    expect((await api.lists.members.get(member)).merge_fields).not.toHaveProperty("GIVEN");
  });
});

describe("values of merge fields", () => {
  async function listWithFields() {
    const fake = await accountWithList();
    const { api, list_id } = fake;
    const add = (tag: string, type: "number" | "date" | "zip" | "url" | "dropdown" | "radio") =>
      api.lists.mergeFields.create({
        list_id,
        body: { name: tag, tag, type, options: { choices: ["Post", "E-mail"] } },
      });
    await add("SHARES", "number");
    await add("SINCE", "date");
    await add("ZIP", "zip");
    await add("SITE", "url");
    await add("BY", "dropdown");
    await add("ALSO", "radio");
    const set = (merge_fields: Record<string, string | number | Record<string, string>>) =>
      api.lists.members.set({
        list_id,
        subscriber_hash: "ada@larkfield.example",
        body: { email_address: "ada@larkfield.example", status_if_new: "subscribed", merge_fields },
      });
    return { ...fake, set };
  }

  it.each([
    ["SHARES", "1200"],
    ["SHARES", 12.5],
    ["SINCE", "2008-06-12"],
    ["SINCE", "06/12/2008"],
    ["BIRTHDAY", "2/29"],
    ["ZIP", "40005"],
    ["SITE", "https://larkfield.example"],
    ["BY", "Post"],
    ["ALSO", "E-mail"],
    ["PHONE", "(07) 7010 0001"],
    ["BY", ""],
    ["ADDRESS", { addr1: "80 Petrie Crossing", city: "Brisbane", state: "QLD", zip: "4000" }],
    ["UNKNOWN", "is ignored"],
  ])("of %s can be %j", async (tag, value) => {
    const { set } = await listWithFields();
    const { merge_fields } = await set({ [tag]: value });
    expect(merge_fields[tag]).toEqual(tag === "UNKNOWN" ? undefined : value);
  });

  it.each([
    ["SHARES", "many"],
    ["SINCE", "soon"],
    ["BIRTHDAY", "13/40"],
    ["ZIP", "40"],
    ["SITE", "larkfield"],
    ["BY", "Pigeon"],
    ["ALSO", "Pigeon"],
    ["ADDRESS", "80 Petrie Crossing"],
    ["ADDRESS", { addr1: "80 Petrie Crossing" }],
    ["FNAME", { first: "Ada" }],
  ])("of %s cannot be %j", async (tag, value) => {
    const { set } = await listWithFields();
    const error = await refusal(set({ [tag]: value }));
    expect(error).toMatchObject({ title: "Invalid Resource", detail: "Your merge fields were invalid." });
    expect(error.problem).toMatchObject({ errors: [{ field: tag }] });
  });
});
