import { op } from "../operation.ts";
import { act, exchange, response, write } from "../parameters.ts";
import type {
  CreateVerifiedDomain,
  VerifiedDomain,
  VerifiedDomainList,
  VerifyDomain,
} from "../types/account.ts";

/** Domains that campaigns may be sent from. */
export const verifiedDomains = {
  /** Lists the domains that the account may send from. */
  list: op("GET /verified-domains", response<VerifiedDomainList>()),
  /** Starts to verify a domain: the service sends a code to `verification_email`. */
  create: write("POST /verified-domains", exchange<CreateVerifiedDomain, VerifiedDomain>()),
  /** Reads a domain that the account may send from. */
  get: op("GET /verified-domains/{domain_name}", response<VerifiedDomain>()),
  /** Removes a domain. */
  delete: act("DELETE /verified-domains/{domain_name}"),
  /** Verifies a domain with the code from its e-mail. A wrong one fails with `Bad Request` (400). */
  verify: write(
    "POST /verified-domains/{domain_name}/actions/verify",
    exchange<VerifyDomain, VerifiedDomain>(),
  ),
} as const;
