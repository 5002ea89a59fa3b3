import { expect } from "vitest";
import type { MarketingState } from "../../../../src/adapters/in-memory/marketing/state.ts";
import type { MarketingApi } from "../../../../src/ports/marketing-api/api.ts";
import { NEWS_LIST, refusal } from "../../../unit/marketing-api/fake-account.ts";
import { HTML, SETTINGS } from "../../../unit/marketing-api/fake-campaign.ts";

/** An empty account, called through the implementation under test. */
export interface Account {
  readonly api: MarketingApi;
  readonly snapshot: () => MarketingState | Promise<MarketingState>;
  readonly restore: (state: Partial<MarketingState>) => void | Promise<void>;
  readonly passHours: (hours: number) => void | Promise<void>;
}

/** Opens an empty account for the duration of a test. */
export type Open = () => Promise<Account>;

export const ADA = "ada@larkfield.example";
export const BEN = "ben@larkfield.example";

/** An account with a list of two subscribers, Ada and Ben. */
export async function withReaders(open: Open) {
  const opened = await open();
  const { api } = opened;
  const { id: list_id } = await api.lists.create({ body: NEWS_LIST });
  for (const email_address of [ADA, BEN]) {
    await api.lists.members.create({ list_id, body: { email_address, status: "subscribed" } });
  }
  return { ...opened, list_id, ada: { list_id, subscriber_hash: ADA } };
}

/** An account with a campaign that is ready to send. */
export async function withCampaign(open: Open) {
  const opened = await withReaders(open);
  const { api, list_id } = opened;
  const recipients = { list_id };
  const { id: campaign_id } = await api.campaigns.create({
    body: { type: "regular", recipients, settings: SETTINGS },
  });
  await api.campaigns.content.set({ campaign_id, body: { html: HTML } });
  return { ...opened, campaign_id };
}

/** An account with a store that sells caps. */
export async function withStore(open: Open) {
  const opened = await withReaders(open);
  const { api, list_id } = opened;
  const store_id = "shop";
  await api.ecommerce.stores.create({
    body: { id: store_id, list_id, name: "Larkfield shop", currency_code: "AUD" },
  });
  const variants = [
    { id: "blue", title: "Blue cap", sku: "CB", price: 10 },
    { id: "red", title: "Red cap", sku: "CR", price: 12 },
  ];
  await api.ecommerce.stores.products.create({ store_id, body: { id: "cap", title: "Cap", variants } });
  return { ...opened, store_id };
}

/** The expected error when no resource exists at the path. */
export const NOT_FOUND = {
  failure: "refused",
  status: 404,
  title: "Resource Not Found",
  detail: "The requested resource could not be found.",
};

/** The expected error when the state does not allow the operation. */
export const BAD_REQUEST = { failure: "refused", status: 400, title: "Bad Request" };

/** The calls of a CRUD resource. */
interface PlainResource<R extends object, I extends string | number> {
  readonly create: () => Promise<R>;
  readonly idOf: (record: R) => I;
  readonly list: () => Promise<readonly R[]>;
  readonly get: (id: I) => Promise<R>;
  /** Absent if records cannot be updated. */
  readonly update?: (id: I) => Promise<R>;
  /** The fields that an update changes. */
  readonly changed?: object;
  readonly remove: (id: I) => Promise<unknown>;
}

/** Tests create, list, get, update and delete of a record. */
export async function testLifecycle<R extends object, I extends string | number>(
  resource: PlainResource<R, I>,
): Promise<void> {
  const { create, idOf, list, get, update, changed = {}, remove } = resource;
  const made = await create();
  const id = idOf(made);
  expect(await get(id)).toEqual(made);
  expect(await list()).toContainEqual(made);
  if (update !== undefined) {
    expect(made).not.toMatchObject(changed);
    const after = await update(id);
    expect(after).toMatchObject(changed);
    expect(await get(id)).toEqual(after);
    expect(await list()).toContainEqual(after);
  }
  expect(await remove(id)).toBeUndefined();
  expect((await list()).map(idOf)).not.toContain(id);
  expect(await refusal(get(id))).toMatchObject(NOT_FOUND);
  expect(await refusal(remove(id))).toMatchObject(NOT_FOUND);
}
