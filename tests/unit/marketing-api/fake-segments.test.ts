import { describe, expect, it } from "vitest";
import type { SegmentCondition } from "../../../src/ports/marketing-api/types/segment-conditions.ts";
import { accountWithList, refusal, wrongFields } from "./fake-account.ts";

const address = (name: string) => `${name}@larkfield.example`;

/** Ada (Brisbane, VIP, 1200 shares), Ben (Sydney, 80 shares, since yesterday) and Cleo (no data). */
async function readers() {
  const fake = await accountWithList();
  const { api, list_id, passHours } = fake;
  await api.lists.mergeFields.create({ list_id, body: { name: "Town", tag: "TOWN", type: "text" } });
  await api.lists.mergeFields.create({ list_id, body: { name: "Shares", tag: "SHARES", type: "number" } });
  const add = (name: string, merge_fields: Record<string, string | number>, vip = false) =>
    api.lists.members.create({
      list_id,
      body: { email_address: address(name), status: "subscribed", language: "en", merge_fields, vip },
    });
  await add("ada", { FNAME: "Ada", TOWN: "Brisbane", SHARES: 1200 }, true);
  passHours(24);
  await add("ben", { FNAME: "Ben", TOWN: "Sydney", SHARES: 80 });
  await add("cleo", {});
  const segment = async (match: "any" | "all", ...conditions: SegmentCondition[]) => {
    const { id } = await api.lists.segments.create({
      list_id,
      body: { name: "Some", options: { match, conditions } },
    });
    const { members } = await api.lists.segments.members.list({ list_id, segment_id: id });
    return members.map(({ email_address }) => email_address.slice(0, email_address.indexOf("@")));
  };
  return { ...fake, segment };
}

describe("a saved segment", () => {
  it.each<[SegmentCondition, string[]]>([
    [{ condition_type: "TextMerge", field: "TOWN", op: "is", value: "brisbane" }, ["ada"]],
    [{ condition_type: "TextMerge", field: "TOWN", op: "not", value: "Brisbane" }, ["ben", "cleo"]],
    [{ condition_type: "TextMerge", field: "TOWN", op: "contains", value: "ney" }, ["ben"]],
    [{ condition_type: "TextMerge", field: "TOWN", op: "notcontain", value: "ney" }, ["ada", "cleo"]],
    [{ condition_type: "TextMerge", field: "TOWN", op: "starts", value: "Bris" }, ["ada"]],
    [{ condition_type: "TextMerge", field: "merge6", op: "ends", value: "ney" }, ["ben"]],
    [{ condition_type: "TextMerge", field: "TOWN", op: "blank" }, ["cleo"]],
    [{ condition_type: "TextMerge", field: "TOWN", op: "blank_not" }, ["ada", "ben"]],
    [{ condition_type: "TextMerge", field: "SHARES", op: "greater", value: "100" }, ["ada"]],
    [{ condition_type: "TextMerge", field: "SHARES", op: "less", value: "100" }, ["ben"]],
    [{ condition_type: "EmailAddress", field: "EMAIL", op: "starts", value: "cle" }, ["cleo"]],
    [{ condition_type: "EmailAddress", field: "merge0", op: "is", value: "ADA@larkfield.example" }, ["ada"]],
    [{ condition_type: "VIP", field: "gmonkey", op: "member" }, ["ada"]],
    [{ condition_type: "VIP", field: "gmonkey", op: "notmember" }, ["ben", "cleo"]],
    [{ condition_type: "Language", field: "language", op: "is", value: "en" }, ["ada", "ben", "cleo"]],
    [{ condition_type: "MemberRating", field: "rating", op: "greater", value: 2 }, []],
    [{ condition_type: "MemberRating", field: "rating", op: "is", value: 2 }, ["ada", "ben", "cleo"]],
    [
      { condition_type: "SignupSource", field: "source", op: "source_is", value: "API - Generic" },
      ["ada", "ben", "cleo"],
    ],
    [
      { condition_type: "Date", field: "timestamp_opt", op: "less", value: "date", extra: "2026-11-22" },
      ["ada"],
    ],
    [{ condition_type: "Date", field: "timestamp_opt", op: "is", value: "2026-11-22" }, ["ben", "cleo"]],
    [{ condition_type: "Aim", field: "aim", op: "open", value: "any" }, []],
    [{ condition_type: "Aim", field: "aim", op: "noopen", value: "any" }, ["ada", "ben", "cleo"]],
  ])("with %o contains %j", async (condition, expected) => {
    const { segment } = await readers();
    expect(await segment("all", condition)).toEqual(expected);
  });

  it("matches all of its conditions, or any", async () => {
    const { segment } = await readers();
    const inSydney = { condition_type: "TextMerge", field: "TOWN", op: "is", value: "Sydney" } as const;
    const rich = { condition_type: "TextMerge", field: "SHARES", op: "greater", value: "100" } as const;
    expect(await segment("all", inSydney, rich)).toEqual([]);
    expect(await segment("any", inSydney, rich)).toEqual(["ada", "ben"]);
  });

  it("counts subscribers, and other statuses on request", async () => {
    const { api, list_id } = await readers();
    await api.lists.members.update({
      list_id,
      subscriber_hash: address("ada"),
      body: { status: "unsubscribed" },
    });
    const conditions = [{ condition_type: "TextMerge", field: "TOWN", op: "blank_not" }] as const;
    const { id: segment_id } = await api.lists.segments.create({
      list_id,
      body: { name: "Known", options: { conditions } },
    });
    expect(await api.lists.segments.get({ list_id, segment_id })).toMatchObject({
      type: "saved",
      member_count: 1,
    });
    expect(await api.lists.segments.get({ list_id, segment_id, include_unsubscribed: true })).toMatchObject({
      member_count: 2,
    });
    const { total_items } = await api.lists.segments.members.list({
      list_id,
      segment_id,
      include_unsubscribed: true,
    });
    expect(total_items).toBe(2);
  });
});

describe("segments of addresses and of conditions", () => {
  const options = {
    conditions: [{ condition_type: "TextMerge", field: "EMAIL", op: "blank_not" }],
  } as const;

  async function both() {
    const { api, list_id, passHours, subscribe } = await accountWithList();
    await subscribe("ada");
    const body = { name: "Board", static_segment: [address("ada")] };
    const { id: board } = await api.lists.segments.create({ list_id, body });
    passHours(1);
    const { id: saved } = await api.lists.segments.create({ list_id, body: { name: "Saved", options } });
    return { list_id, board, saved, segments: api.lists.segments };
  }

  it("have no conditions, and no addresses of their own", async () => {
    const { list_id, board, saved, segments } = await both();
    const update = segments.update({ list_id, segment_id: board, body: { name: "Board", options } });
    expect(await wrongFields(update)).toHaveProperty("options");
    const body = { email_address: address("ada") };
    const add = segments.members.add({ list_id, segment_id: saved, body });
    expect(await refusal(add)).toMatchObject({ status: 400, title: "Bad Request" });
  });

  it("are filtered by type and date", async () => {
    const { list_id, segments } = await both();
    const names = async (query: { type?: string; since_created_at?: string }) =>
      (await segments.list({ list_id, ...query })).segments.map(({ name }) => name);
    expect(await names({})).toEqual(["Board", "Saved"]);
    expect(await names({ type: "static" })).toEqual(["Board"]);
    expect(await names({ since_created_at: "2026-11-21T09:00:00+00:00" })).toEqual(["Saved"]);
  });
});
