import type { Call, Options } from "../call.ts";
import type { verifiedDomains } from "../catalog/verified-domains.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof verifiedDomains;

/** Domains that campaigns may be sent from. */
export interface VerifiedDomainsCalls<M extends MergeValues, Rest extends Options> {
  /** Lists the domains that the account may send from. `GET /verified-domains`. */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Starts to verify a domain: the service sends a code to `verification_email`. `POST /verified-domains`. Errors:
   * `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /**
   * Reads a domain that the account may send from. `GET /verified-domains/{domain_name}`. Errors: `Resource Not Found`
   * (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  /** Removes a domain. `DELETE /verified-domains/{domain_name}`. Errors: `Resource Not Found` (404). */
  readonly delete: Call<Rows["delete"], M, Rest>;
  /**
   * Verifies a domain with the code from its e-mail. A wrong one fails with `Bad Request` (400).
   * `POST /verified-domains/{domain_name}/actions/verify`. Errors: `Resource Not Found` (404), `Invalid Resource`
   * (400).
   */
  readonly verify: Call<Rows["verify"], M, Rest>;
}
