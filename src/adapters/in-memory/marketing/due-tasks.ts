import { advanceDue } from "./batches/batches.ts";
import { sendDue } from "./campaigns/delivery.ts";
import type { ServiceCall } from "./service-call.ts";

/** Sends due campaigns and runs due batches; called before each operation. */
export function runDueTasks(call: ServiceCall<string>): void {
  sendDue(call);
  advanceDue(call);
}
