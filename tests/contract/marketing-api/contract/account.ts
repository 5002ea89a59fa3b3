import {
  type RecipientActivity,
  recordActivity,
} from "../../../../src/adapters/in-memory/marketing/campaigns/record-activity.ts";
import type { MarketingState } from "../../../../src/adapters/in-memory/marketing/state/state.ts";
import type { MarketingApi } from "../../../../src/ports/marketing-api/api.ts";
import type { OperationName, OperationResponse } from "../../../../src/ports/marketing-api/operations.ts";
import { addCampaign, NEWS_LIST } from "../../../unit/marketing-api/fake-account.ts";

/** An empty account of the fake, called by the client. */
export interface Account {
  readonly api: MarketingApi;
  /** Says what an operation responds. */
  readonly answer: <Name extends OperationName>(
    operation: Name,
    response: OperationResponse<Name>,
  ) => void | Promise<void>;
  readonly snapshot: () => MarketingState | Promise<MarketingState>;
  readonly restore: (state: Partial<MarketingState>) => void | Promise<void>;
  readonly passHours: (hours: number) => void | Promise<void>;
}

/** Opens an empty account for the duration of a test. */
export type Open = () => Promise<Account>;

export const ADA = "ada@larkfield.example";
export const BEN = "ben@larkfield.example";

export async function withReaders(open: Open) {
  const opened = await open();
  const { api } = opened;
  const { id: list_id } = await api.lists.create({ body: NEWS_LIST });
  for (const email_address of [ADA, BEN]) {
    await api.lists.members.create({ list_id, body: { email_address, status: "subscribed" } });
  }
  return { ...opened, list_id, members: api.lists.members, ada: { list_id, subscriber_hash: ADA } };
}

export async function withCampaign(open: Open) {
  const opened = await withReaders(open);
  return { ...opened, campaign_id: await addCampaign(opened.api, opened.list_id) };
}

/** Records what recipients did. The whole changed copy is restored, because the account may be in another process. */
export async function record(
  { snapshot, restore }: Pick<Account, "snapshot" | "restore">,
  activities: readonly RecipientActivity[],
): Promise<void> {
  const state = await snapshot();
  recordActivity({ snapshot: () => state, restore: () => undefined }, activities);
  await restore(state);
}

/** A value that a caller without types can pass. */
export function fromScript<T>(text: string): T {
  return JSON.parse(text);
}

export const NOT_FOUND = {
  failure: "refused",
  status: 404,
  title: "Resource Not Found",
  detail: "The requested resource could not be found.",
};

export const BAD_REQUEST = { failure: "refused", status: 400, title: "Bad Request" };
