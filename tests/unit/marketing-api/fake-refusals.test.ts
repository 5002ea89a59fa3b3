import { expect, it } from "vitest";
import { accountWithReaders, addStore, LINE, refusal, store_id } from "./fake-account.ts";

// No row changes the account: a refusal leaves no trace.
const fake = await accountWithReaders();
const { api, list_id } = fake;
const ADA = "ada@larkfield.example";
const HOOK = { url: "https://larkfield.example/hook" };
const PING = { method: "GET", path: "/ping" } as const;
const campaign_id = await fake.ready();
const options = { conditions: [{ condition_type: "TextMerge", field: "EMAIL", op: "blank_not" }] } as const;
const board = await api.lists.segments.create({ list_id, body: { name: "Board", static_segment: [ADA] } });
const saved = await api.lists.segments.create({ list_id, body: { name: "Saved", options } });
const untitled = await api.landingPages.create({ body: { list_id } });
await api.verifiedDomains.create({ body: { verification_email: "desk@larkfield.example" } });
await api.lists.mergeFields.create({ list_id, body: { name: "Holding", tag: "HOLDING", type: "text" } });
await addStore(api, list_id);
const variants = [{ id: LINE.product_variant_id, title: "Blue" }];
const product = { id: LINE.product_id, title: "Cap", variants };

const LIST = `/lists/${list_id}`;
const MEMBERS = `${LIST}/members`;
const MEMBER = `${MEMBERS}/${encodeURIComponent(ADA)}`;
const SHOP = `/ecommerce/stores/${store_id}`;
const CAP = `${SHOP}/products/${LINE.product_id}`;

/** The response to a request, which is written as method, path and query. */
function answer(request: string, body: object) {
  const [method = "", path = "", search] = request.split(/[ ?]/);
  return fake.respondTo({ method, path, query: Object.fromEntries(new URLSearchParams(search)), body });
}

const { id: webhook_id } = await api.batchWebhooks.create({ body: HOOK });
const CAMPAIGN = `/campaigns/${campaign_id}`;
const FILES = "/file-manager/files";
const DORA = { email_address: "dora@larkfield.example", status: "pending" };
const FIELD = { name: "A", type: "text" };
const email = { test_emails: [], send_type: "html" };
const picture = { name: "dot.png", file_data: "aGVsbG8=" };
const archive = { archive_content: "aGVsbG8=", archive_type: "tgz" };
const automation = (workflow_type: string, id = list_id) => {
  return { recipients: { list_id: id }, trigger_settings: { workflow_type } };
};
const campaign = (more: object) => ({ type: "regular", ...more });
const toSegment = (segment_opts: object) => campaign({ recipients: { list_id, segment_opts } });
const oneOf = (...values: string[]) => `Value must be one of: ${values.join(", ")}`;
const BLANK = "This value should not be blank.";
const NO_URL = "Please provide a valid URL.";
const NO_ADDRESS = "Please provide a valid email address.";

it.each<[request: string, body: object, field: string, message?: string]>([
  ["POST /account-exports", { include_stages: [] }, "include_stages"],
  // There is one already.
  ["POST /verified-domains", { verification_email: "desk@Larkfield.example" }, "verification_email"],
  ["POST /batches", { operations: [] }, "operations"],
  ["POST /batch-webhooks", { url: "nowhere" }, "url", NO_URL],
  [`PATCH /batch-webhooks/${webhook_id}`, { url: "" }, "url", NO_URL],
  ["POST /automations", automation("chainLetter"), "trigger_settings.workflow_type"],
  ["POST /automations", automation("welcomeSeries", "none"), "recipients.list_id"],
  ["POST /automations", automation("abandonedCart"), "recipients.store_id"],

  ["POST /campaigns", campaign({ recipients: { list_id: "none" } }), "recipients.list_id"],
  ["POST /campaigns", toSegment({ saved_segment_id: 99 }), "recipients.segment_opts.saved_segment_id"],
  // The fake has no prebuilt segments.
  ["POST /campaigns", toSegment({ prebuilt_segment_id: "a" }), "recipients.segment_opts.prebuilt_segment_id"],
  ["POST /campaigns", campaign({ settings: { folder_id: "none" } }), "settings.folder_id"],
  ["POST /campaigns", campaign({ settings: { template_id: 99 } }), "template.id"],
  ["POST /campaigns", { type: "rss" }, "rss_opts"],
  ["POST /campaigns", { type: "variate" }, "variate_settings"],
  [`PATCH ${CAMPAIGN}`, { rss_opts: { frequency: "daily" } }, "rss_opts.feed_url", BLANK],
  [`PATCH ${CAMPAIGN}`, { variate_settings: {} }, "variate_settings.winner_criteria", BLANK],
  [`PATCH ${CAMPAIGN}`, { settings: { reply_to: "nobody" } }, "settings.reply_to", NO_ADDRESS],
  [`PUT ${CAMPAIGN}/content`, { archive }, "archive.archive_content"],
  [`POST ${CAMPAIGN}/actions/test`, email, "test_emails"],
  [`POST ${CAMPAIGN}/actions/test`, { ...email, test_emails: ["nobody"] }, "test_emails.0"],
  [`POST ${CAMPAIGN}/actions/schedule`, { schedule_time: "2026-11-21T09:10:00+00:00" }, "schedule_time"],
  [`POST ${CAMPAIGN}/actions/schedule`, { schedule_time: "soon" }, "schedule_time"],

  [`POST ${LIST}`, { members: [DORA, { ...DORA, email_address: "DORA@larkfield.example" }] }, "members"],
  ...["nobody", "two@at@a.example", "spaces in@a.example", "no-dot@larkfield", "@a.example"].map(
    (email_address): [string, object, string] => [
      `POST ${MEMBERS}`,
      { ...DORA, email_address },
      "email_address",
    ],
  ),
  [`POST ${MEMBERS}`, { ...DORA, interests: { nope: true } }, "interests.nope"],
  [`POST ${MEMBERS}`, { ...DORA, timestamp_opt: "yesterday" }, "timestamp_opt"],
  [`POST ${MEMBERS}`, { ...DORA, tags: [""] }, "tags.0", BLANK],
  // It is not the hash of the address.
  [`PUT ${MEMBERS}/${"0".repeat(32)}`, { ...DORA, status_if_new: "subscribed" }, "email_address"],
  [`PUT ${MEMBERS}/dora%40larkfield.example`, { email_address: DORA.email_address }, "status_if_new", BLANK],
  [`PATCH ${MEMBER}`, { email_type: "fax" }, "email_type", oneOf("html", "text", "")],
  [`PATCH ${MEMBER}`, { location: { longitude: 1 } }, "location.latitude", BLANK],
  [
    `PATCH ${MEMBER}`,
    { marketing_permissions: [{}] },
    "marketing_permissions.0.marketing_permission_id",
    BLANK,
  ],
  [`GET ${MEMBERS}?status=keen`, {}, "status"],
  [`GET ${MEMBERS}?sort_field=colour`, {}, "sort_field"],
  [`GET ${MEMBERS}?sort_dir=UP`, {}, "sort_dir"],
  [`GET ${MEMBERS}?since_last_changed=soon`, {}, "since_last_changed"],
  [`GET ${MEMBERS}?interest_ids=a`, {}, "interest_category_id"],
  [`GET ${MEMBERS}?since_last_campaign=true`, {}, "status"],
  [`GET ${MEMBERS}?unsubscribed_since=2026-11-21&status=pending`, {}, "status"],
  [`POST ${LIST}/merge-fields`, { ...FIELD, tag: "HOLDING" }, "tag"],
  [`POST ${LIST}/merge-fields`, { ...FIELD, tag: "EMAIL" }, "tag"],
  [`POST ${LIST}/merge-fields`, { ...FIELD, tag: "MORETHANTENLETTERS" }, "tag"],
  // The segment has addresses.
  [`PATCH ${LIST}/segments/${board.id}`, { name: "Board", options }, "options"],
  [`GET ${LIST}/segments?type=odd`, {}, "type", oneOf("saved", "static", "fuzzy")],
  [`PATCH ${LIST}`, { name: " " }, "name", BLANK],
  [`PATCH ${LIST}`, { contact: { company: "" } }, "contact.company", BLANK],

  [`PATCH ${CAP}`, { variants: [{ title: "" }] }, "variants.0.title", BLANK],
  [`PATCH ${CAP}`, { images: [{ id: "i1", url: "" }] }, "images.0.url", BLANK],
  [`PATCH ${SHOP}`, { currency_code: "zz-odd" }, "currency_code", "This value is not a valid currency."],
  [`POST ${FILES}`, { ...picture, file_data: "<svg/>" }, "file_data"],
  [`POST ${FILES}`, { ...picture, file_data: "PA==PA==" }, "file_data"],
  [`POST ${FILES}`, { ...picture, folder_id: 99 }, "folder_id"],
  ["POST /landing-pages", {}, "list_id"],
  ["POST /landing-pages", { list_id: "nowhere" }, "list_id"],
])("%s with %j is refused for its %s", (request, body, field, message = expect.any(String)) => {
  const errors = expect.arrayContaining([expect.objectContaining({ field, message })]);
  expect(answer(request, body)).toMatchObject({ status: 400, data: { errors } });
});

it("1001 operations are too many for a batch, and 501 members for an import", () => {
  const operations = Array.from({ length: 1001 }, () => PING);
  const members = Array.from({ length: 501 }, (_, n) => ({ ...DORA, email_address: `r${n}@a.example` }));
  expect(answer("POST /batches", { operations })).toMatchObject({
    data: { errors: [{ field: "operations" }] },
  });
  expect(answer(`POST ${LIST}`, { members })).toMatchObject({ data: { errors: [{ field: "members" }] } });
});

it.each<[request: string, body: object]>([
  [`PATCH ${CAMPAIGN}`, { settings: { title: "" } }],
  [`PATCH ${LIST}`, { contact: { phone: "" } }],
  [`PATCH ${CAP}`, { variants: [], url: "", vendor: "" }],
  [`PATCH ${MEMBER}`, { email_type: "", language: "" }],
  ["GET /conversations?has_unread_messages=1", {}],
  ["GET /conversations?has_unread_messages=", {}],
])("%s with %j is accepted", (request, body) => {
  const before = fake.snapshot();
  expect(answer(request, body)).toMatchObject({ status: 200 });
  fake.restore(before);
});

const customer = { id: "c1", email_address: ADA, opt_in_status: true };
const ORDERS = `POST ${SHOP}/orders`;
const order = (more: object) => ({
  ...{ id: "o1", customer, currency_code: "AUD", order_total: 20, lines: [LINE] },
  ...more,
});

it.each<[request: string, body: object, title: string]>([
  // The segment has conditions, and the page no title.
  [`POST ${LIST}/segments/${saved.id}/members`, { email_address: ADA }, "Bad Request"],
  [`POST /landing-pages/${untitled.id}/actions/publish`, {}, "Bad Request"],
  [`GET /reporting/landing-pages/${untitled.id}`, {}, "Resource Not Found"],
  [`PATCH ${MEMBER}`, { email_address: "ben@larkfield.example" }, "Member Exists"],
  [ORDERS, order({ lines: [{ ...LINE, product_id: "mug" }] }), "Bad Request"],
  [ORDERS, order({ lines: [{ ...LINE, product_variant_id: "pink" }] }), "Bad Request"],
  [ORDERS, order({ customer: { id: "c9" } }), "Bad Request"],
  [ORDERS, order({ lines: [] }), "Bad Request"],
])("%s with %j is refused as %s, without changes", (request, body, title) => {
  const before = fake.snapshot();
  expect(answer(request, body)).toMatchObject({ data: { title } });
  expect(fake.snapshot()).toEqual(before);
});

it.each([
  ["/ecommerce/stores", { id: store_id, list_id, name: "Shop", currency_code: "AUD" }, "store"],
  [`${SHOP}/products`, product, "product"],
  [`${CAP}/variants`, variants[0], "variant"],
])("POST %s is refused for an ID that exists", (path, body, kind) => {
  const detail = `A ${kind} with the provided ID already exists.`;
  expect(answer(`POST ${path}`, body ?? {})).toMatchObject({ status: 400, data: { detail } });
});

it("500 unfinished batches and 20 batch webhooks are the most", async () => {
  const full = await accountWithReaders();
  const add = () => full.api.batches.create({ body: { operations: [PING] } });
  await add();
  const state = full.snapshot();
  const copies = Object.values(state.batches).flatMap((one) =>
    Array.from({ length: 500 }, (_, number) => [`/${number}`, { ...one, id: String(number) }] as const),
  );
  full.restore({ ...state, batches: Object.fromEntries(copies) });
  expect(await refusal(add())).toMatchObject({ status: 429, title: "Too Many Requests" });
  const hook = () => full.api.batchWebhooks.create({ body: HOOK });
  for (let number = 0; number < 20; number += 1) await hook();
  expect(await refusal(hook())).toMatchObject({ title: "Bad Request" });
});
