import { emptyAccount } from "./account/state.ts";
import { emptyAudience } from "./audience/state.ts";
import { emptyAutomations } from "./automations/state.ts";
import { emptyBatches } from "./batches/state.ts";
import { emptyCampaigns } from "./campaigns/state.ts";
import { emptyCommerce } from "./commerce/state.ts";
import { emptyDesigns } from "./designs/state.ts";
import type { LoggedEvent } from "./event-log.ts";
import { emptyOutreach } from "./outreach/state.ts";

type Tables = ReturnType<typeof emptyTables>;

/** The whole state of the fake, as plain JSON, so that it can be stored and restored. */
export interface MarketingState extends Tables {
  /** The last numeric id. */
  lastNumber: number;
  /** Events of contacts, oldest first. */
  eventLog: LoggedEvent[];
}

const emptyTables = () => ({
  ...emptyAccount(),
  ...emptyAudience(),
  ...emptyAutomations(),
  ...emptyBatches(),
  ...emptyCampaigns(),
  ...emptyCommerce(),
  ...emptyDesigns(),
  ...emptyOutreach(),
});

/** The state of a new account. */
export function emptyState(): MarketingState {
  return { lastNumber: 0, eventLog: [], ...emptyTables() };
}
