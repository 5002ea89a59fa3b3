import type { AlertHealth } from "../../../ports/alert-sender.ts";
import type { HttpCapability } from "../site-parts.ts";

/**
 * What operators learn of e-mail alerts.
 *
 * @param health - Default: the site sends none.
 */
export function alerts(health?: AlertHealth): HttpCapability {
  return {
    health: () => ({
      alertsFailingSince: health?.failing?.since,
      alertLedgerRestoredSince: health?.ledgerRestoredSince,
      alertsLimitedSince: health?.limitedSince,
    }),
  };
}
