import type { MemberStatus } from "../../ports/marketing-api/types/members.ts";

/** The state of a contact before a sign-up; `none` if the list does not have the address. */
export type ContactState = MemberStatus | "none";

/**
 * What a sign-up does to a contact.
 *
 * - `nothing`: the state stays. Topics are added nevertheless.
 * - `add`: the contact has to confirm by mail with double opt-in, and is subscribed at once without.
 * - `ask`: the contact has to confirm by mail in any case, within the limit of a day.
 */
type SignUpEffect = "nothing" | "add" | "ask";

/** What a sign-up does in every state that exists. */
const EFFECTS: Readonly<Record<ContactState, SignUpEffect>> = {
  subscribed: "nothing",
  // Has left, or mail bounced: anybody may have entered the address.
  unsubscribed: "ask",
  cleaned: "ask",
  archived: "ask",
  // The confirmation never came. Reported by users of the service, not in its reference: PUT with `pending` sends it
  // again, PATCH does not.
  pending: "ask",
  // Gets mail about purchases only, and was never asked. Reported: `status_if_new` does nothing for a contact that exists.
  transactional: "add",
  none: "add",
};

interface SignUpRules {
  readonly hasDoubleOptIn: boolean;
  /** Whether the address got the confirmations of a day already. */
  readonly isLimited: boolean;
}

/**
 * The status that a sign-up sends. A new contact cannot have got too many confirmations. A state that the provider adds
 * later stays as it is.
 */
export function statusOnSignUp(
  state: ContactState,
  { hasDoubleOptIn, isLimited }: SignUpRules,
): { readonly status_if_new: Status; readonly status?: Status } {
  const added: Status = hasDoubleOptIn ? "pending" : "subscribed";
  if (state === "none") return { status_if_new: added };
  const status = ({ nothing: undefined, add: added, ask: "pending" } as const)[EFFECTS[state]];
  const isSent = status !== undefined && !(status === "pending" && isLimited);
  return { status_if_new: added, ...(isSent && { status }) };
}

type Status = "pending" | "subscribed";
