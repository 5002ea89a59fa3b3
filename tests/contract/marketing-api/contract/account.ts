import { expect } from "vitest";
import type { MarketingState } from "../../../../src/adapters/in-memory/marketing/state.ts";
import type { MarketingApi } from "../../../../src/ports/marketing-api/api.ts";
import { NEWS_LIST, refusal } from "../../../unit/marketing-api/fake-account.ts";
import { HTML, SETTINGS } from "../../../unit/marketing-api/fake-campaign.ts";

/** An empty account, reached through the implementation of the port that is under test. */
export interface Account {
  readonly api: MarketingApi;
  readonly snapshot: () => MarketingState | Promise<MarketingState>;
  readonly restore: (state: Partial<MarketingState>) => void | Promise<void>;
  readonly passHours: (hours: number) => void | Promise<void>;
}

/** Opens an empty account for the length of a test. */
export type Open = () => Promise<Account>;

export const ADA = "ada@larkfield.example";
export const BEN = "ben@larkfield.example";

/** An account with a list of two readers, Ada and Ben. */
export async function withReaders(open: Open) {
  const opened = await open();
  const { api } = opened;
  const { id: list_id } = await api.lists.create({ body: NEWS_LIST });
  for (const email_address of [ADA, BEN]) {
    await api.lists.members.create({ list_id, body: { email_address, status: "subscribed" } });
  }
  return { ...opened, list_id, ada: { list_id, subscriber_hash: ADA } };
}

/** An account with a campaign that lacks nothing. */
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

/** What a call has to be refused with when there is nothing at its address. */
export const NOT_FOUND = { failure: "refused", status: 404, title: "Resource Not Found" };

/** What a call has to be refused with when it does not go with how things stand. */
export const BAD_REQUEST = { failure: "refused", status: 400, title: "Bad Request" };

/** The calls of a plain resource. */
interface PlainResource<R extends object, I extends string | number> {
  readonly create: () => Promise<R>;
  readonly idOf: (record: R) => I;
  readonly list: () => Promise<readonly R[]>;
  readonly get: (id: I) => Promise<R>;
  /** Absent where there is none. */
  readonly update?: (id: I) => Promise<R>;
  /** What an update makes different. */
  readonly changed?: object;
  readonly remove: (id: I) => Promise<undefined>;
}

/** Takes a record through its life: what is created can be listed, read, changed and deleted. */
export async function liveAndDie<R extends object, I extends string | number>(
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
