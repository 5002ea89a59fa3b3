import { expect, it } from "vitest";
import type { Route } from "../../../../src/ports/marketing-api/operation.ts";
import { refusal, wrongFields } from "../../../unit/marketing-api/fake-account.ts";
import { ADA, BEN, type Open, withCampaign } from "./account.ts";

const DORA = { email_address: "dora@larkfield.example", status: "pending" };
const PING = { method: "GET", path: "/ping" } as const;
const HOOK = { url: "https://larkfield.example/hook" };
const FIELD = { name: "A", type: "text" };
const email = { test_emails: [], send_type: "html" };
const conditions = [{ condition_type: "TextMerge", field: "EMAIL", op: "blank_not" }];
const campaign = (more: object) => ({ type: "regular", ...more });
const toSegment = (list_id: string, segment_opts: object) =>
  campaign({ recipients: { list_id, segment_opts } });
const oneOf = (...values: string[]) => `Value must be one of: ${values.join(", ")}`;
const BLANK = "This value should not be blank.";
const NO_URL = "Please provide a valid URL.";
const NO_ADDRESS = "Please provide a valid email address.";

const MEMBERS = "/lists/{list_id}/members";
const MEMBER = `${MEMBERS}/{subscriber_hash}`;
const CAMPAIGN = "/campaigns/{campaign_id}";

type Row = readonly [route: Route, sent: object, field: string, message?: string];

/** Requests, with the body or the query that is sent, the field that is refused, and the message. */
const rows = ({ list_id, board }: { readonly list_id: string; readonly board: number }): readonly Row[] => [
  ["POST /account-exports", { include_stages: [] }, "include_stages"],
  ["POST /batches", { operations: [] }, "operations"],
  ["POST /batch-webhooks", { url: "nowhere" }, "url", NO_URL],
  ["POST /ecommerce/stores", { id: "a", list_id, name: "A", currency_code: "zz-odd" }, "currency_code"],
  ["POST /template-folders", { name: "" }, "name", BLANK],
  ["POST /campaigns", campaign({ recipients: { list_id: "none" } }), "recipients.list_id"],
  [
    "POST /campaigns",
    toSegment(list_id, { saved_segment_id: 99 }),
    "recipients.segment_opts.saved_segment_id",
  ],
  // The fake has no prebuilt segments.
  [
    "POST /campaigns",
    toSegment(list_id, { prebuilt_segment_id: "a" }),
    "recipients.segment_opts.prebuilt_segment_id",
  ],
  ["POST /campaigns", campaign({ settings: { folder_id: "none" } }), "settings.folder_id"],
  ["POST /campaigns", campaign({ settings: { template_id: 99 } }), "template.id"],
  ["POST /campaigns", { type: "rss" }, "rss_opts"],
  ["POST /campaigns", { type: "variate" }, "variate_settings"],
  [`PATCH ${CAMPAIGN}`, { rss_opts: { frequency: "daily" } }, "rss_opts.feed_url", BLANK],
  [`PATCH ${CAMPAIGN}`, { settings: { reply_to: "nobody" } }, "settings.reply_to", NO_ADDRESS],
  [`POST ${CAMPAIGN}/actions/test`, email, "test_emails"],
  [`POST ${CAMPAIGN}/actions/test`, { ...email, test_emails: ["nobody"] }, "test_emails.0"],
  [`POST ${CAMPAIGN}/actions/schedule`, { schedule_time: "2026-11-21T09:10:00+00:00" }, "schedule_time"],
  [`POST ${CAMPAIGN}/actions/schedule`, { schedule_time: "soon" }, "schedule_time"],
  [
    "POST /lists/{list_id}",
    { members: [DORA, { ...DORA, email_address: "DORA@larkfield.example" }] },
    "members",
  ],
  ...["nobody", "two@at@a.example", "spaces in@a.example", "no-dot@larkfield", "@a.example"].map(
    (email_address): Row => [`POST ${MEMBERS}`, { ...DORA, email_address }, "email_address"],
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
  [`GET ${MEMBERS}`, { status: "keen" }, "status"],
  [`GET ${MEMBERS}`, { sort_field: "colour" }, "sort_field"],
  [`GET ${MEMBERS}`, { sort_dir: "UP" }, "sort_dir"],
  [`GET ${MEMBERS}`, { since_last_changed: "soon" }, "since_last_changed"],
  [`GET ${MEMBERS}`, { interest_ids: "a" }, "interest_category_id"],
  [`GET ${MEMBERS}`, { since_last_campaign: true }, "status"],
  [`GET ${MEMBERS}`, { unsubscribed_since: "2026-11-21", status: "pending" }, "status"],
  ["POST /lists/{list_id}/merge-fields", { ...FIELD, tag: "FNAME" }, "tag"],
  ["POST /lists/{list_id}/merge-fields", { ...FIELD, tag: "EMAIL" }, "tag"],
  ["POST /lists/{list_id}/merge-fields", { ...FIELD, tag: "MORETHANTENLETTERS" }, "tag"],
  // The segment has addresses.
  [`PATCH /lists/{list_id}/segments/${board}`, { name: "Board", options: { conditions } }, "options"],
  ["GET /lists/{list_id}/segments", { type: "odd" }, "type", oneOf("saved", "static", "fuzzy")],
  ["PATCH /lists/{list_id}", { name: " " }, "name", BLANK],
  ["PATCH /lists/{list_id}", { contact: { company: "" } }, "contact.company", BLANK],
];

async function withSegments(open: Open) {
  const account = await withCampaign(open);
  const { api, list_id, campaign_id } = account;
  const segment = (body: object) =>
    api.request<{ id: number }>("POST /lists/{list_id}/segments", { list_id, body });
  const { id: board } = await segment({ name: "Board", static_segment: [ADA] });
  const { id: saved } = await segment({ name: "Saved", options: { conditions } });
  const ids = { list_id, campaign_id, subscriber_hash: ADA };
  /** Sends what a caller without types can send. */
  const send = (route: Route, sent: object): Promise<unknown> => {
    const path = Object.fromEntries(Object.entries(ids).filter(([name]) => route.includes(`{${name}}`)));
    return Reflect.apply(api.request, api, [
      route,
      { ...path, ...(route.startsWith("GET ") ? sent : { body: sent }) },
    ]);
  };
  return { ...account, board, saved, send };
}

export function refusalContract(open: Open): void {
  it("a refused request names the field that is wrong", async () => {
    const { list_id, board, send } = await withSegments(open);
    for (const [route, sent, field, message = expect.stringContaining("")] of rows({ list_id, board })) {
      const about = `${route} ${JSON.stringify(sent)}`;
      expect(Object.entries(await wrongFields(send(route, sent))), about).toContainEqual([field, message]);
    }
  });

  it("a refusal changes nothing", async () => {
    const { saved, send, snapshot } = await withSegments(open);
    const before = await snapshot();
    const adding = send(`POST /lists/{list_id}/segments/${saved}/members`, { email_address: ADA });
    // The conditions of the segment choose its members.
    expect(await refusal(adding)).toMatchObject({ title: "Bad Request" });
    expect(await refusal(send(`PATCH ${MEMBER}`, { email_address: BEN }))).toMatchObject({
      title: "Member Exists",
    });
    expect(await snapshot()).toEqual(before);
  });

  it("optional text can be empty in an update", async () => {
    const { send } = await withSegments(open);
    expect(await send(`PATCH ${CAMPAIGN}`, { settings: { title: "" } })).toMatchObject({
      settings: { title: "" },
    });
    expect(await send("PATCH /lists/{list_id}", { contact: { phone: "" } })).toMatchObject({
      contact: { phone: "" },
    });
    expect(await send(`PATCH ${MEMBER}`, { email_type: "", language: "" })).toMatchObject({ language: "" });
  });

  it("1001 operations are too many for a batch, and 501 members for an import", async () => {
    const { send } = await withSegments(open);
    const operations = Array.from({ length: 1001 }, () => PING);
    const members = Array.from({ length: 501 }, (_, n) => ({ ...DORA, email_address: `r${n}@a.example` }));
    expect(await wrongFields(send("POST /batches", { operations }))).toHaveProperty("operations");
    expect(await wrongFields(send("POST /lists/{list_id}", { members }))).toHaveProperty("members");
  });

  it("500 unfinished batches and 20 batch webhooks are the most", async () => {
    const { api, send, snapshot, restore } = await withSegments(open);
    // The client would repeat a throttled call.
    const add = () => api.batches.create({ body: { operations: [PING] } }, { retry: 0 });
    await add();
    const state = await snapshot();
    const copies = Object.values(state.batches).flatMap((one) =>
      Array.from({ length: 500 }, (_, number) => [`/${number}`, { ...one, id: String(number) }] as const),
    );
    await restore({ ...state, batches: Object.fromEntries(copies) });
    expect(await refusal(add())).toMatchObject({ status: 429, title: "Too Many Requests" });
    const hook = () => send("POST /batch-webhooks", HOOK);
    for (let number = 0; number < 20; number += 1) await hook();
    expect(await refusal(hook())).toMatchObject({ title: "Bad Request" });
  });
}
