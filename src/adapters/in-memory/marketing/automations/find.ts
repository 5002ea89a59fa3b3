import { existing } from "../collections.ts";
import { badRequest } from "../problems.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredAutomation, StoredAutomationEmail } from "./state.ts";

type AutomationCall = ServiceCall<"workflow_id">;
type EmailCall = ServiceCall<"workflow_id" | "workflow_email_id">;

/** The automation in the path. @throws {Refusal} 404 if it does not exist. */
export function automationOf({ state, path }: AutomationCall): StoredAutomation {
  return existing(state.automations, [path.workflow_id]);
}

/** The automation in the path. @throws {Refusal} 404 if it does not exist, 400 if it is archived. */
export function activeAutomationOf(call: AutomationCall): StoredAutomation {
  const automation = automationOf(call);
  if (automation.archived) throw badRequest("The automation is archived.");
  return automation;
}

/** The e-mail in the path. @throws {Refusal} 404 if it does not exist. */
export function emailOf(call: EmailCall): StoredAutomationEmail {
  automationOf(call);
  return existing(call.state.automationEmails, [call.path.workflow_id, call.path.workflow_email_id]);
}
