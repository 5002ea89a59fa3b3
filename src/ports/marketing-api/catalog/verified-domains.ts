import { op, shape } from "../operation.ts";
import type {
  CreateVerifiedDomain,
  VerifiedDomain,
  VerifiedDomainList,
  VerifyDomain,
} from "../types/verified-domains.ts";

/** Domains that campaigns may be sent from. */
export const verifiedDomains = {
  list: op("GET /verified-domains", shape<{ answer: VerifiedDomainList }>()),
  create: op("POST /verified-domains", shape<{ body: CreateVerifiedDomain; answer: VerifiedDomain }>(), {
    body: "required",
  }),
  get: op("GET /verified-domains/{domain_name}", shape<{ answer: VerifiedDomain }>()),
  delete: op("DELETE /verified-domains/{domain_name}", shape<object>()),
  verify: op(
    "POST /verified-domains/{domain_name}/actions/verify",
    shape<{ body: VerifyDomain; answer: VerifiedDomain }>(),
    { body: "required" },
  ),
} as const;
