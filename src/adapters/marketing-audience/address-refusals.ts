import type { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import type { AudienceOutcome } from "../../ports/newsletter-audience.ts";

/** A refusal of the provider that concerns one address only. */
interface AddressRefusal {
  /** `title` of the problem document. */
  readonly title: string;
  /** A part of its `detail`, if other refusals have the same title. */
  readonly detail?: string;
  readonly outcome: Exclude<AudienceOutcome, "signed-up">;
}

/**
 * All refusals that concern one address, and what they mean for the sign-up. A retry is useless, and the provider works:
 * every other refusal is an outage.
 */
const ADDRESS_REFUSALS: readonly AddressRefusal[] = [
  { title: "Member In Compliance State", outcome: "refused" },
  { title: "Forgotten Email Not Subscribed", outcome: "refused" },
  // Not in the provider's reference, but reported by users of it, without field errors. It depends on the spelling of
  // the address, not on whose it is.
  { title: "Invalid Resource", detail: "looks fake or invalid", outcome: "invalid-address" },
];

/** The outcome of a sign-up whose address the provider refuses; `undefined` if the error is not about the address. */
export function addressRefusalOf({
  title,
  detail = "",
}: MarketingApiError): AddressRefusal["outcome"] | undefined {
  return ADDRESS_REFUSALS.find((one) => one.title === title && detail.includes(one.detail ?? ""))?.outcome;
}
