import { advanceDue } from "./batches/batches.ts";
import { sendDue } from "./campaigns/delivery.ts";
import type { ServiceCall } from "./service-call.ts";

/** Lets happen, before a call, what was to happen until now: campaigns are sent, and batches carried out. */
export function passTime(call: ServiceCall<string>): void {
  sendDue(call);
  advanceDue(call);
}
