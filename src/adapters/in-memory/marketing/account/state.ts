import type {
  AccountExport,
  AuthorizedApp,
  ConnectedSite,
  VerifiedDomain,
} from "../../../../ports/marketing-api/types/account.ts";
import { emptyTable } from "../collections.ts";

/** An export of the account. It is finished when the time `finished` is reached. */
export type StoredExport = Required<Pick<AccountExport, "export_id" | "started" | "finished">>;

/** A domain with the verification code that was sent by e-mail. */
export interface StoredDomain extends VerifiedDomain {
  readonly code: string;
}

/** The account itself. The comment of each table lists the ids in its keys. */
export const emptyAccount = () => ({
  /** app_id */
  authorizedApps: emptyTable<AuthorizedApp>(),
  /** export_id */
  accountExports: emptyTable<StoredExport>(),
  /** domain_name */
  verifiedDomains: emptyTable<StoredDomain>(),
  /** connected_site_id */
  connectedSites: emptyTable<Omit<ConnectedSite, "site_script">>(),
});
