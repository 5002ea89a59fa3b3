import type { Timestamp } from "./common.ts";

/** A domain that campaigns may be sent from (`/verified-domains`). */
export interface VerifiedDomain {
  readonly domain: string;
  readonly verified: boolean;
  readonly authenticated: boolean;
  readonly verification_email: string;
  readonly verification_sent: Timestamp;
}

/** Response of `GET /verified-domains`. */
export interface VerifiedDomainList {
  readonly domains: readonly VerifiedDomain[];
  readonly total_items: number;
}

/** Body of `POST /verified-domains`. */
export interface CreateVerifiedDomain {
  verification_email: string;
}

/** Body of `POST /verified-domains/{domain_name}/actions/verify`. */
export interface VerifyDomain {
  code: string;
}
