import { expect, it } from "vitest";
import { accountWithReaders, LINE, refusal, wrongFields } from "./fake-account.ts";

// No row changes the account: a refusal leaves no trace.
const fake = await accountWithReaders();
const { api, list_id, respondTo } = fake;
const ADA = "ada@larkfield.example";
const ada = { list_id, subscriber_hash: ADA };
const store_id = "shop";
const HOOK = { url: "https://larkfield.example/hook" };
const PING = { method: "GET", path: "/ping" } as const;
const campaign_id = await fake.ready();
const options = { conditions: [{ condition_type: "TextMerge", field: "EMAIL", op: "blank_not" }] } as const;
const board = await api.lists.segments.create({ list_id, body: { name: "Board", static_segment: [ADA] } });
const saved = await api.lists.segments.create({ list_id, body: { name: "Saved", options } });
const untitled = await api.landingPages.create({ body: { list_id } });
await api.verifiedDomains.create({ body: { verification_email: "desk@larkfield.example" } });
await api.lists.mergeFields.create({ list_id, body: { name: "Holding", tag: "HOLDING", type: "text" } });
await api.ecommerce.stores.create({ body: { id: store_id, list_id, name: "Shop", currency_code: "AUD" } });
const variants = [{ id: LINE.product_variant_id, title: "Blue" }];
await api.ecommerce.stores.products.create({
  store_id,
  body: { id: LINE.product_id, title: "Cap", variants },
});

const member = (body: object) =>
  api.lists.members.create({
    list_id,
    body: { email_address: "dora@larkfield.example", status: "subscribed", ...body },
  });
const members = (query: object) => api.lists.members.list({ list_id, ...query });
const imported = (...names: readonly string[]) => {
  const given = names.map((name) => ({
    email_address: `${name}@larkfield.example`,
    status: "pending" as const,
  }));
  return api.lists.batchMembers({ list_id, body: { members: given } });
};
const automation = (recipients: object, workflow_type: string) =>
  api.automations.create({ body: { recipients, trigger_settings: { workflow_type } } });
const campaign = (body: object) => api.campaigns.create({ body: { type: "regular", ...body } });
const schedule = (schedule_time: string) => api.campaigns.schedule({ campaign_id, body: { schedule_time } });
const test = (...test_emails: string[]) =>
  api.campaigns.test({ campaign_id, body: { test_emails, send_type: "html" } });
const field = (tag: string) =>
  api.lists.mergeFields.create({ list_id, body: { name: "A", type: "text", tag } });
const file = (file_data: string, folder_id = 0) =>
  api.fileManager.files.create({ body: { name: "dot.png", file_data, folder_id } });
const batch = (length: number) =>
  api.batches.create({ body: { operations: Array.from({ length }, () => PING) } });

it.each<[what: string, field: string, call: () => Promise<unknown>]>([
  [
    "an export without contents",
    "include_stages",
    () => api.accountExports.create({ body: { include_stages: [] } }),
  ],
  [
    "a domain that is there already",
    "verification_email",
    () => api.verifiedDomains.create({ body: { verification_email: "desk@Larkfield.example" } }),
  ],
  ["a batch without operations", "operations", () => batch(0)],
  ["a batch of 1001 operations", "operations", () => batch(1001)],
  ["a batch webhook without a URL", "url", () => api.batchWebhooks.create({ body: { url: "nowhere" } })],

  [
    "an automation of an unknown type",
    "trigger_settings.workflow_type",
    () => automation({ list_id }, "chainLetter"),
  ],
  [
    "an automation for an unknown list",
    "recipients.list_id",
    () => automation({ list_id: "x" }, "welcomeSeries"),
  ],
  ["an automation without its store", "recipients.store_id", () => automation({ list_id }, "abandonedCart")],

  [
    "a campaign to an unknown list",
    "recipients.list_id",
    () => campaign({ recipients: { list_id: "nowhere" } }),
  ],
  [
    "a campaign to an unknown segment",
    "recipients.segment_opts.saved_segment_id",
    () => campaign({ recipients: { list_id, segment_opts: { saved_segment_id: 99 } } }),
  ],
  [
    "a campaign to a prebuilt segment, which the fake does not have",
    "recipients.segment_opts.prebuilt_segment_id",
    () => campaign({ recipients: { list_id, segment_opts: { prebuilt_segment_id: "subscribers-female" } } }),
  ],
  [
    "a campaign in an unknown folder",
    "settings.folder_id",
    () => campaign({ settings: { folder_id: "none" } }),
  ],
  ["a campaign of an unknown template", "template.id", () => campaign({ settings: { template_id: 99 } })],
  ["an RSS campaign without a feed", "rss_opts", () => api.campaigns.create({ body: { type: "rss" } })],
  [
    "a variate without variations",
    "variate_settings",
    () => api.campaigns.create({ body: { type: "variate" } }),
  ],
  [
    "an archive of another type",
    "archive.archive_content",
    () =>
      api.campaigns.content.set({
        campaign_id,
        body: { archive: { archive_content: "aGVsbG8=", archive_type: "tgz" } },
      }),
  ],
  ["a test e-mail to nobody", "test_emails", () => test()],
  ["a test e-mail to what is no address", "test_emails.0", () => test("nobody")],
  ["a schedule off the quarter hour", "schedule_time", () => schedule("2026-11-21T09:10:00+00:00")],
  ["a schedule that is no time", "schedule_time", () => schedule("soon")],

  ["an address twice in an import", "members", () => imported("dora", "DORA")],
  [
    "an import of 501 members",
    "members",
    () => imported(...Array.from({ length: 501 }, (_, n) => `reader-${n}`)),
  ],
  ...[
    "nobody",
    "two@at@larkfield.example",
    "spaces in@larkfield.example",
    "no-dot@larkfield",
    "@larkfield.example",
  ].map((email_address): [string, string, () => Promise<unknown>] => [
    `the address ${email_address}`,
    "email_address",
    () => member({ email_address }),
  ]),
  ["an unknown interest of a member", "interests.nope", () => member({ interests: { nope: true } })],
  ["a sign-up time that is none", "timestamp_opt", () => member({ timestamp_opt: "yesterday" })],
  [
    "a new member with another address than in the path",
    "email_address",
    () =>
      api.lists.members.set({
        list_id,
        subscriber_hash: "0".repeat(32),
        body: { email_address: "dora@larkfield.example", status_if_new: "subscribed" },
      }),
  ],
  ["an unknown status in a filter", "status", () => members({ status: "keen" })],
  ["an unknown sort field", "sort_field", () => members({ sort_field: "colour" })],
  ["an unknown direction", "sort_dir", () => members({ sort_dir: "UP" })],
  ["a date in a filter that is none", "since_last_changed", () => members({ since_last_changed: "soon" })],
  [
    "interests in a filter without their category",
    "interest_category_id",
    () => members({ interest_ids: "a" }),
  ],
  ["a filter by the last campaign without a status", "status", () => members({ since_last_campaign: true })],
  [
    "a filter by the time of unsubscribing of others",
    "status",
    () => members({ unsubscribed_since: "2026-11-21", status: "pending" }),
  ],
  ["a merge field with the tag of another", "tag", () => field("HOLDING")],
  ["a merge field with a reserved tag", "tag", () => field("EMAIL")],
  ["a merge field with a long tag", "tag", () => field("MORETHANTENLETTERS")],
  [
    "conditions for a segment of addresses",
    "options",
    () => api.lists.segments.update({ list_id, segment_id: board.id, body: { name: "Board", options } }),
  ],

  ["a file that is not in base64", "file_data", () => file("<svg/>")],
  ["a file with base64 after its end", "file_data", () => file("PA==PA==")],
  ["a file in an unknown folder", "folder_id", () => file("aGVsbG8=", 99)],
  ["a landing page without a list", "list_id", () => api.landingPages.create({ body: {} })],
  [
    "a landing page for an unknown list",
    "list_id",
    () => api.landingPages.create({ body: { list_id: "nowhere" } }),
  ],
])("%s is refused for its %s", async (_what, name, call) => {
  expect(Object.keys(await wrongFields(call()))).toContain(name);
});

const MEMBER = `/lists/${list_id}/members/${encodeURIComponent(ADA)}`;
const SHOP = `/ecommerce/stores/${store_id}`;
const CAP = `${SHOP}/products/${LINE.product_id}`;
const { id: webhook_id } = await api.batchWebhooks.create({ body: HOOK });
const { id: survey_id } = await api.lists.surveys.create({ list_id, body: { title: "Poll" } });
const SURVEYS = `/lists/${list_id}/surveys`;
const oneOf = (...values: string[]) => `Value must be one of: ${values.join(", ")}`;
const BLANK = "This value should not be blank.";
const NO_URL = "Please provide a valid URL.";

it.each<[request: string, body: object, field: string, message: string]>([
  [`PATCH ${MEMBER}`, { email_type: "fax" }, "email_type", oneOf("html", "text", "")],
  [`GET /lists/${list_id}/segments?type=odd`, {}, "type", oneOf("saved", "static", "fuzzy")],
  [
    `GET /lists/${list_id}/merge-fields?type=odd`,
    {},
    "type",
    expect.stringContaining(oneOf("text", "number")),
  ],
  ["GET /file-manager/files?type=odd", {}, "type", oneOf("image", "file")],

  [`PATCH /lists/${list_id}`, { name: " " }, "name", BLANK],
  [`PATCH /lists/${list_id}`, { contact: { company: "" } }, "contact.company", BLANK],
  [`PATCH ${SHOP}`, { name: "" }, "name", BLANK],
  [`PATCH ${CAP}`, { variants: [{ title: "" }] }, "variants.0.title", BLANK],
  [`PATCH ${SURVEYS}/${survey_id}`, { title: "" }, "title", BLANK],
  [`POST ${SURVEYS}`, { title: "" }, "title", BLANK],
  [`POST ${SURVEYS}/${survey_id}/actions/replicate`, { list_id: "" }, "list_id", BLANK],
  ["POST /landing-pages", { list_id, name: "" }, "name", BLANK],
  [
    `POST /lists/${list_id}/members`,
    { email_address: "d@larkfield.example", status: "pending", tags: [""] },
    "tags.0",
    BLANK,
  ],

  [`PATCH ${SHOP}`, { currency_code: "zz-odd" }, "currency_code", "This value is not a valid currency."],

  [`PUT ${MEMBER}`, { email_address: ADA, location: { latitude: 1 } }, "location.longitude", BLANK],
  [`PATCH ${MEMBER}`, { location: { longitude: 1 } }, "location.latitude", BLANK],
  [
    `PATCH ${MEMBER}`,
    { marketing_permissions: [{ enabled: true }] },
    "marketing_permissions.0.marketing_permission_id",
    BLANK,
  ],
  [
    `PATCH ${MEMBER}`,
    { marketing_permissions: [{ marketing_permission_id: "a" }] },
    "marketing_permissions.0.enabled",
    BLANK,
  ],
  [`PATCH /campaigns/${campaign_id}`, { rss_opts: { frequency: "daily" } }, "rss_opts.feed_url", BLANK],
  [`PATCH /campaigns/${campaign_id}`, { variate_settings: {} }, "variate_settings.winner_criteria", BLANK],

  ["POST /batch-webhooks", { url: "" }, "url", NO_URL],
  ["POST /batch-webhooks", { url: 3 }, "url", NO_URL],
  [`PATCH /batch-webhooks/${webhook_id}`, { url: "" }, "url", NO_URL],
  [`POST ${CAP}/images`, { id: "i1", url: "" }, "url", BLANK],
  [`PATCH ${CAP}`, { images: [{ id: "i1", url: "" }] }, "images.0.url", BLANK],
  [
    `PATCH /campaigns/${campaign_id}`,
    { settings: { reply_to: "nobody" } },
    "settings.reply_to",
    "Please provide a valid email address.",
  ],
])("%s with %j is refused for its %s", (request, body, name, message) => {
  const [method = "", path = "", search] = request.split(/[ ?]/);
  const query = Object.fromEntries(new URLSearchParams(search));
  expect(respondTo({ method, path, query, body })).toMatchObject({
    status: 400,
    data: { errors: [{ field: name, message }] },
  });
});

it.each<[request: string, body: object]>([
  [`PATCH /campaigns/${campaign_id}`, { settings: { title: "" } }],
  [`PATCH /lists/${list_id}`, { contact: { phone: "" } }],
  [`PATCH ${CAP}`, { variants: [], url: "", vendor: "" }],
  [`PATCH ${MEMBER}`, { email_type: "", language: "" }],
  ["GET /conversations?has_unread_messages=1", {}],
  ["GET /conversations?has_unread_messages=", {}],
])("%s with %j is accepted", (request, body) => {
  const before = fake.snapshot();
  const [method = "", path = "", search] = request.split(/[ ?]/);
  const query = Object.fromEntries(new URLSearchParams(search));
  expect(respondTo({ method, path, query, body })).toMatchObject({ status: 200 });
  fake.restore(before);
});

const order = (more: object) =>
  api.ecommerce.stores.orders.create({
    store_id,
    body: { id: "o1", customer: { id: "c1", email_address: ADA, opt_in_status: true }, ...ORDER, ...more },
  });
const ORDER = { currency_code: "AUD", order_total: 20, lines: [LINE] };

it.each<[what: string, title: string, call: () => Promise<unknown>]>([
  [
    "an address for a segment of conditions",
    "Bad Request",
    () => api.lists.segments.members.add({ list_id, segment_id: saved.id, body: { email_address: ADA } }),
  ],
  ["a landing page without a title", "Bad Request", () => api.landingPages.publish({ page_id: untitled.id })],
  [
    "the address of another member",
    "Member Exists",
    () => api.lists.members.update({ ...ada, body: { email_address: "ben@larkfield.example" } }),
  ],
  ["an order of an unknown product", "Bad Request", () => order({ lines: [{ ...LINE, product_id: "mug" }] })],
  [
    "an order of an unknown variant",
    "Bad Request",
    () => order({ lines: [{ ...LINE, product_variant_id: "pink" }] }),
  ],
  ["an order of a customer without an address", "Bad Request", () => order({ customer: { id: "c9" } })],
  ["an order without lines", "Bad Request", () => order({ lines: [] })],
  [
    "the report of a page that is not published",
    "Resource Not Found",
    () => api.reporting.landingPages.get({ outreach_id: untitled.id }),
  ],
])("%s is refused as %s, without changes", async (_what, title, call) => {
  const before = fake.snapshot();
  expect(await refusal(call())).toMatchObject({ title });
  expect(fake.snapshot()).toEqual(before);
});

it.each([
  ["/ecommerce/stores", { id: store_id, list_id, name: "Shop", currency_code: "AUD" }, "store"],
  [`${SHOP}/products`, { id: LINE.product_id, title: "Cap", variants }, "product"],
  [`${CAP}/variants`, variants[0], "variant"],
])("POST %s is refused for an ID that exists", (path, body, kind) => {
  const detail = `A ${kind} with the provided ID already exists.`;
  expect(respondTo({ method: "POST", path, body })).toMatchObject({ status: 400, data: { detail } });
});

it("a new member without status_if_new is refused as by the service", () => {
  const path = `/lists/${list_id}/members/dora%40larkfield.example`;
  expect(respondTo({ method: "PUT", path, body: { email_address: "dora@larkfield.example" } })).toMatchObject(
    {
      status: 400,
      data: { errors: [{ field: "status_if_new", message: "This value should not be blank." }] },
    },
  );
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
