import type { Link } from "../links/link.ts";

/** What somebody does for the company, as editors choose it. */
export const PARTY_ROLES = [
  "Registrar",
  "Auditor",
  "Broker",
  "Nominated adviser",
  "Sponsor",
  "Depositary bank",
  "Paying agent",
] as const;

export type PartyRole = (typeof PARTY_ROLES)[number];

/** A firm that does something for the company and its holders. */
export interface Party {
  readonly role: PartyRole;
  readonly name: string;
  /** What else is to be known of it: since when, an address, a telephone number. */
  readonly details?: string | undefined;
  readonly link?: Link | undefined;
}

/** Who may act for the company by law. */
export interface Representative {
  readonly name: string;
  /** `Vorstand`, `Chair of the supervisory board`. */
  readonly role?: string | undefined;
}

/** What editors state of the issuer; the rest is in the brand. */
export interface IssuerContent {
  readonly parties: readonly Party[];
  /** Names of the indices that its shares are in. */
  readonly indices: readonly string[];
  readonly representatives: readonly Representative[];
}

/** Default while nothing is stated. */
export const EMPTY_ISSUER: IssuerContent = { parties: [], indices: [], representatives: [] };
