import type { AlertHealth } from "../../../ports/alert-sender.ts";
import type { HttpCapability } from "../site-parts.ts";

/**
 * The state of e-mail alerts in the health report for operators.
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
