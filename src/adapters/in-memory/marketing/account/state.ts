import type { AccountExport } from "../../../../ports/marketing-api/types/account-exports.ts";
import type { AuthorizedApp } from "../../../../ports/marketing-api/types/authorized-apps.ts";
import type { VerifiedDomain } from "../../../../ports/marketing-api/types/verified-domains.ts";
import type { Table } from "../collections.ts";

/** An export of the account: finished when its time has come. */
export type StoredExport = Required<Pick<AccountExport, "export_id" | "started" | "finished">>;

/** A domain with the code that was sent to its address. */
export interface StoredDomain extends VerifiedDomain {
  readonly code: string;
}

/** A website that carries the service's script. */
export interface StoredSite {
  readonly foreign_id: string;
  /** The store that the site belongs to; empty when there is none. */
  readonly store_id: string;
  readonly platform: string;
  readonly domain: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The account itself. The comment says which ids lead to a record. */
export interface AccountState {
  /** app_id */
  authorizedApps: Table<AuthorizedApp>;
  /** export_id */
  accountExports: Table<StoredExport>;
  /** domain_name */
  verifiedDomains: Table<StoredDomain>;
  /** connected_site_id */
  connectedSites: Table<StoredSite>;
}

/** An account with nothing in it. */
export function emptyAccount(): AccountState {
  return { authorizedApps: {}, accountExports: {}, verifiedDomains: {}, connectedSites: {} };
}
