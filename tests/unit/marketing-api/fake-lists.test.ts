import { describe, expect, it } from "vitest";
import { accountWithList, refusal, START } from "./fake-account.ts";

describe("a list", () => {
  it("has correct statistics after every change of its members", async () => {
    const { api, list_id, subscribe, passHours } = await accountWithList();
    for (const name of ["ada", "ben", "cleo", "dan"]) await subscribe(name);
    passHours(1);
    const change = (name: string, status: "unsubscribed" | "cleaned") =>
      api.lists.members.update({ list_id, subscriber_hash: `${name}@larkfield.example`, body: { status } });
    await change("ben", "unsubscribed");
    await change("cleo", "cleaned");
    await api.lists.members.delete({ list_id, subscriber_hash: "dan@larkfield.example" });
    const { stats } = await api.lists.get({ list_id, include_total_contacts: true });
    const counts = { member_count: 1, unsubscribe_count: 1, cleaned_count: 1, total_contacts: 4 };
    expect(stats).toMatchObject({
      ...counts,
      last_sub_date: START,
      last_unsub_date: "2026-11-21T09:00:00+00:00",
    });
    expect((await api.lists.get({ list_id })).stats).not.toHaveProperty("total_contacts");
  });
});

describe("merge fields", () => {
  it("are created with a generated or a given tag", async () => {
    const { api, list_id } = await accountWithList();
    const add = (body: { name: string; tag?: string }) =>
      api.lists.mergeFields.create({ list_id, body: { ...body, type: "text" } });
    expect(await add({ name: "Holding", tag: "holding" })).toMatchObject({ tag: "HOLDING", merge_id: 6 });
    expect(await add({ name: "Broker" })).toMatchObject({ tag: "MMERGE7", merge_id: 7, required: false });
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

describe("values of merge fields", async () => {
  const { api, list_id } = await accountWithList();
  for (const [tag, type] of [
    ["SHARES", "number"],
    ["SINCE", "date"],
    ["ZIP", "zip"],
    ["SITE", "url"],
    ["BY", "dropdown"],
  ] as const) {
    const body = { name: tag, tag, type, options: { choices: ["Post", "E-mail"] } };
    await api.lists.mergeFields.create({ list_id, body });
  }
  const set = (merge_fields: Record<string, string | number | Record<string, string>>) => {
    const email_address = "ada@larkfield.example";
    const body = { email_address, status_if_new: "subscribed", merge_fields } as const;
    return api.lists.members.set({ list_id, subscriber_hash: email_address, body });
  };

  it.each([
    ["SHARES", "1200"],
    ["SINCE", "2008-06-12"],
    ["BIRTHDAY", "2/29"],
    ["ZIP", "40005"],
    ["SITE", "https://larkfield.example"],
    ["BY", "Post"],
    ["PHONE", "(07) 7010 0001"],
    ["BY", ""],
    ["ADDRESS", { addr1: "80 Petrie Crossing", city: "Brisbane", state: "QLD", zip: "4000" }],
    ["UNKNOWN", "is ignored"],
  ])("of %s can be %j", async (tag, value) => {
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
    ["ADDRESS", "80 Petrie Crossing"],
    ["ADDRESS", { addr1: "80 Petrie Crossing" }],
    ["FNAME", { first: "Ada" }],
  ])("of %s cannot be %j", async (tag, value) => {
    const error = await refusal(set({ [tag]: value }));
    expect(error).toMatchObject({ title: "Invalid Resource", detail: "Your merge fields were invalid." });
    expect(error.problem).toMatchObject({ errors: [{ field: tag }] });
  });
});
