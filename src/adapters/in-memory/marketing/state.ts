import { type AccountState, emptyAccount } from "./account/state.ts";
import { type AudienceState, emptyAudience } from "./audience/state.ts";
import { type AutomationState, emptyAutomations } from "./automations/state.ts";
import { type BatchState, emptyBatches } from "./batches/state.ts";
import { type CampaignState, emptyCampaigns } from "./campaigns/state.ts";
import { type CommerceState, emptyCommerce } from "./commerce-state.ts";
import { type DesignState, emptyDesigns } from "./designs/state.ts";
import type { LoggedEvent } from "./event-log.ts";
import { emptyOutreach, type OutreachState } from "./outreach/state.ts";

/** The whole state of the fake, as plain JSON, so that it can be stored and restored. */
export interface MarketingState
  extends AccountState,
    AudienceState,
    AutomationState,
    BatchState,
    CampaignState,
    CommerceState,
    DesignState,
    OutreachState {
  /** The last numeric id. */
  lastNumber: number;
  /** Events of contacts, oldest first. */
  eventLog: LoggedEvent[];
}

/** The state of a new account. */
export function emptyState(): MarketingState {
  return {
    lastNumber: 0,
    eventLog: [],
    ...emptyAccount(),
    ...emptyAudience(),
    ...emptyAutomations(),
    ...emptyBatches(),
    ...emptyCampaigns(),
    ...emptyCommerce(),
    ...emptyDesigns(),
    ...emptyOutreach(),
  };
}
