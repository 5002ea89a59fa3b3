import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import type { AudienceOutcome } from "../../ports/newsletter-audience.ts";

/** A refusal of the provider that concerns one address only. It matches if all that it names does. */
interface AddressRefusal {
  /** `title` of the problem document. Default: any. */
  readonly title?: string;
  /** What it says of the address, in its `detail` or the errors of the address. Default: anything. */
  readonly says?: RegExp;
  /** Whether its `errors` have to name the address. Default: they need not. */
  readonly namesAddress?: true;
  /** For the log. */
  readonly meaning: string;
  /** What the visitor is told: after `refused` the same as after a success, because it depends on whose address it is. */
  readonly outcome: Exclude<AudienceOutcome, "signed-up">;
}

/**
 * All refusals (400) that concern one address, and what they mean for the sign-up; the first that matches applies. A
 * retry is useless, and the provider works: every other error is an outage.
 *
 * The titles are in the provider's reference. The texts (`says`) are not: they are reported by users of the service. A
 * refusal of the spelling is only believed after those of the owner, so that no field error reveals who subscribes.
 */
const ADDRESS_REFUSALS: readonly AddressRefusal[] = [
  { title: "Member In Compliance State", meaning: "the owner left, or mail bounced", outcome: "refused" },
  { title: "Forgotten Email Not Subscribed", meaning: "permanently deleted", outcome: "refused" },
  // Reported also for PUT, if an earlier address of the contact was this one.
  { title: "Member Exists", meaning: "on the list", outcome: "refused" },
  { says: /already (?:a list member|in this list)/i, meaning: "on the list", outcome: "refused" },
  { says: /permanently deleted/i, meaning: "permanently deleted", outcome: "refused" },
  {
    says: /in a compliance state|\b(?:is|was|has)(?: been| already)? (?:unsubscribed|bounced|cleaned|banned)\b/i,
    meaning: "the owner left, or mail bounced",
    outcome: "refused",
  },
  // A limit of the provider for one address over all of its customers.
  { says: /signed up to a lot of lists/i, meaning: "on too many lists lately", outcome: "refused" },
  { says: /looks fake or invalid/i, meaning: "not believed", outcome: "implausible-address" },
  {
    says: /(?:domain|username) portion of the email address is invalid|must contain a single @/i,
    meaning: "not believed",
    outcome: "implausible-address",
  },
  { title: "Invalid Resource", namesAddress: true, meaning: "not believed", outcome: "implausible-address" },
];

/** The refusal of an address; `undefined` if the error is not about the address. */
export function addressRefusalOf(error: MarketingApiError): AddressRefusal | undefined {
  if (error.status !== 400) return undefined;
  const about = error.errors.filter(({ field }) => field === "email_address");
  const said = [error.detail ?? "", ...about.map(({ message }) => message)];
  return ADDRESS_REFUSALS.find(
    ({ title = error.title, says = /^/, namesAddress }) =>
      title === error.title && said.some((text) => says.test(text)) && (!namesAddress || about.length > 0),
  );
}

/** Whether the provider failed. Arguments that the client rejected before sending them are a bug of this code instead. */
export function isProviderFailure(error: unknown): error is MarketingApiError {
  if (!(error instanceof MarketingApiError)) return false;
  return error.failure !== "missing-parameter" && error.failure !== "invalid-parameter";
}
