import { createBatch } from "../../../src/adapters/esp-rest/batches.ts";
import { resumeBatch } from "../../../src/adapters/esp-rest/resume-batch.ts";
import { syncMembers } from "../../../src/adapters/esp-rest/sync-members.ts";
import type { MarketingApi } from "../../../src/ports/marketing-api/api.ts";
import { op, shape } from "../../../src/ports/marketing-api/operation.ts";
import { PAGE } from "../../../src/ports/marketing-api/parameters.ts";
import type { PageQuery } from "../../../src/ports/marketing-api/types/common.ts";
import type { SegmentCondition } from "../../../src/ports/marketing-api/types/segment-conditions.ts";

// This code does not run: the compiler is the test. It fails if an expected error does not occur.

const list_id = "a1b2c3d4e5";
const subscriber_hash = "robin@example.com";
const member = { list_id, subscriber_hash };

export function refusedArguments(marketing: MarketingApi): unknown[] {
  return [
    // @ts-expect-error a path parameter is missing
    marketing.lists.members.list({}),
    // @ts-expect-error a path parameter is misspelt
    marketing.lists.get({ listId: list_id }),
    // @ts-expect-error a path parameter is undefined
    marketing.lists.get({ list_id: undefined }),
    // @ts-expect-error a query parameter is misspelt
    marketing.lists.members.list({ list_id, statuss: "subscribed" }),
    // @ts-expect-error a query parameter that another operation has
    marketing.lists.get({ list_id, count: 10 }),
    // @ts-expect-error a value that is not allowed
    marketing.lists.members.list({ list_id, status: "subscribd" }),
    // @ts-expect-error a string for a number
    marketing.lists.members.list({ list_id, count: "10" }),
    // @ts-expect-error a required query parameter is missing
    marketing.searchMembers.search({ list_id }),
    // @ts-expect-error an option is misspelt
    marketing.ping.get({}, { timeOut: 5_000 }),
    // @ts-expect-error a route without a path parameter
    marketing.request("GET /things/{thing_id}"),
  ];
}

export function refusedBodies(marketing: MarketingApi): unknown[] {
  const email_address = "robin@example.com";
  return [
    // @ts-expect-error the body is missing
    marketing.lists.members.create({ list_id }),
    // @ts-expect-error the fields of the body are among the parameters
    marketing.lists.members.create({ list_id, email_address, status: "pending" }),
    // @ts-expect-error a required field is missing
    marketing.lists.members.create({ list_id, body: { email_address } }),
    // @ts-expect-error a field is misspelt
    marketing.lists.members.create({ list_id, body: { email_address, status: "pending", vipp: true } }),
    // @ts-expect-error a field that the service fills in
    marketing.lists.members.create({ list_id, body: { email_address, status: "pending", member_rating: 5 } }),
    // @ts-expect-error a status that a member can have but callers cannot set
    marketing.lists.members.create({ list_id, body: { email_address, status: "archived" } }),
    // @ts-expect-error a body on a GET
    marketing.lists.get({ list_id, body: { name: "News" } }),
    // @ts-expect-error a body on a POST that takes none
    marketing.campaigns.send({ campaign_id: "c", body: {} }),
  ];
}

export function refusedCalls(marketing: MarketingApi): unknown[] {
  return [
    // @ts-expect-error an operation that does not exist
    marketing.lists.members.remove(member),
    // @ts-expect-error the pages of one resource
    marketing.lists.get.all({ list_id }),
    // @ts-expect-error the pages of a list that comes whole
    marketing.lists.clients.list.all({ list_id }),
    // @ts-expect-error a path parameter is missing for all pages too
    marketing.lists.members.list.all({}),
    // @ts-expect-error collecting without a limit
    marketing.lists.members.list.all({ list_id }).toArray(),
  ];
}

export async function refusedReadings(marketing: MarketingApi): Promise<unknown> {
  const page = await marketing.lists.members.list({ list_id });
  const one = await marketing.lists.members.get(member);
  const deleted = await marketing.lists.members.delete(member);
  // @ts-expect-error a field that only the service fills in
  one.id = "1";
  return [
    // @ts-expect-error a field that does not exist
    page.items,
    // @ts-expect-error the response to a deletion is nothing
    deleted.id,
  ];
}

export function refusedRows(): unknown[] {
  interface Page {
    query: PageQuery;
    response: { items: readonly string[]; total_items: number };
  }
  return [
    op("GET /things/{thing_id}/parts", shape<Page>(), { query: PAGE, pages: "items" }),
    // @ts-expect-error the names of the query parameters are missing
    op("GET /things", shape<Page>(), { pages: "items" }),
    // @ts-expect-error the items of a page are not there
    op("GET /things", shape<Page>(), { query: PAGE, pages: "things" }),
    // @ts-expect-error pages without pagination parameters
    op("GET /things", shape<{ response: Page["response"] }>(), { pages: "items" }),
    // @ts-expect-error a body without a rule whether it is required
    op("POST /things", shape<{ body: { name: string } }>()),
    // @ts-expect-error a required query parameter that the row does not name
    op("GET /things", shape<{ query: { query: string } }>(), { query: ["query"] }),
  ];
}

/** Responses that `fields` narrows. */
export async function narrowed(marketing: MarketingApi): Promise<unknown> {
  const fields = ["members.merge_fields.FNAME", "members.stats.avg_open_rate", "total_items"] as const;
  const { members, total_items } = await marketing.lists.members.list({ list_id, fields });
  const [first] = members;
  const list = await marketing.lists.get({ list_id, fields: ["stats"] });
  const rows = await marketing.lists.list.all({ fields: ["lists.name"] }).toArray({ limit: 5 });
  const names: readonly { name: string }[] = rows;
  // @ts-expect-error a field that was not requested
  rows[0]?.id;
  // @ts-expect-error a field that was not requested
  list.name;
  // @ts-expect-error a nested field that was not requested
  first?.stats.avg_click_rate;
  // @ts-expect-error a field that does not exist
  marketing.lists.get({ list_id, fields: ["stats.member_cuont"] });
  return [first?.stats.avg_open_rate.toFixed(2), total_items + 1, list.stats.open_rate, names];
}

/** Merge fields of an account that declares them. */
export async function mergeFields(
  marketing: MarketingApi<{ FNAME: string; SHARES: number }>,
): Promise<unknown> {
  const { members } = await marketing.lists.members.list({ list_id, fields: ["members.merge_fields"] });
  const body = { email_address: "robin@example.com", status: "subscribed" } as const;
  marketing.lists.members.create({ list_id, body: { ...body, merge_fields: { SHARES: 12 } } });
  // @ts-expect-error a string for a number
  marketing.lists.members.create({ list_id, body: { ...body, merge_fields: { SHARES: "12" } } });
  return [members[0]?.merge_fields.SHARES.toFixed(2), members[0]?.merge_fields.FNAME.length];
}

/** What was parsed may be undefined, at any depth of a body; what the service sends back is there or not. */
export async function undefinedFields(
  typed: MarketingApi<{ FNAME: string }>,
  { lists }: MarketingApi,
  parsed: string | undefined,
): Promise<unknown> {
  const body = { email_address: "robin@example.com", status: "pending", language: parsed } as const;
  const merge_fields = { FNAME: parsed };
  await lists.members.create({ list_id, body: { ...body, merge_fields } });
  await typed.lists.members.create({ list_id, body: { ...body, merge_fields } });
  await typed.lists.members.upsert(list_id, subscriber_hash, { language: parsed, merge_fields });
  await lists.batchMembers({ list_id, body: { members: [{ ...body, merge_fields }] } });
  await syncMembers(typed, list_id, [{ ...body, merge_fields }]);
  // @ts-expect-error a required field
  await lists.members.create({ list_id, body: { ...body, email_address: parsed } });
  return (await typed.lists.members.get(member)).merge_fields.FNAME.length;
}

/** Undocumented arguments that the service accepts. */
export async function taken({ lists, reporting }: MarketingApi): Promise<void> {
  await lists.members.set({ ...member, body: { email_address: subscriber_hash, status: "subscribed" } });
  await reporting.surveys.questions.get({ survey_id: "s", question_id: 1 });
  // @ts-expect-error neither name
  await reporting.surveys.questions.get({ question_id: 1 });
}

/** Discriminated unions. */
export async function kinds(marketing: MarketingApi): Promise<unknown> {
  const create = (condition: SegmentCondition) =>
    marketing.lists.segments.create({ list_id, body: { name: "a", options: { conditions: [condition] } } });
  create({ condition_type: "EmailAddress", field: "EMAIL", op: "contains", value: "@example.com" });
  create({ condition_type: "VIP", field: "gmonkey", op: "member" });
  create({ condition_type: "IPGeoInZip", field: "ipgeo", op: "ipgeoinzip", value: 50, extra: 30310 });
  // @ts-expect-error a type that does not exist
  create({ condition_type: "Nope" });
  // @ts-expect-error an operator of another kind
  create({ condition_type: "MemberRating", field: "rating", op: "contains", value: 4 });
  // The service takes the number as text, too.
  create({ condition_type: "MemberRating", field: "rating", op: "is", value: "4" });
  // @ts-expect-error neither a number nor text
  create({ condition_type: "MemberRating", field: "rating", op: "is", value: true });

  const { options } = await marketing.lists.segments.get({ list_id, segment_id: 1 });
  const [first] = options?.conditions ?? [];
  if (first === undefined) return undefined;
  // A response can be sent back, for any type of condition.
  create(first);
  const { activity } = await marketing.lists.members.activityFeed.list(member);
  for (const entry of activity) {
    if (entry.activity_type === "click") return [entry.link_clicked.length, entry.campaign_title.length];
    // @ts-expect-error a property of another kind
    if (entry.activity_type === "note") return entry.link_clicked;
  }
  return first.condition_type === "Aim" ? first.op === "noopen" : first.field;
}

/** A client with typed merge fields fits functions that take any client. */
export function typedFieldsFit(typed: MarketingApi<{ FNAME: string; SIZE: number }>): unknown[] {
  const plain: MarketingApi = typed;
  return [syncMembers(typed, list_id, []), createBatch(typed), resumeBatch(typed, "b"), plain];
}
