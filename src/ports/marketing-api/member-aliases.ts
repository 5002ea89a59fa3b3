import type { Options, Result, Sendable } from "./call.ts";
import type { WithMergeFields } from "./response-types.ts";
import type { Member, MergeValues, SetMember } from "./types/members.ts";

/** The body of `upsert`, without the address. */
export type UpsertMember = Omit<SetMember, "email_address">;

/** Calls of members under their usual names. `Rest` are the parameters after the arguments. */
export interface MemberAliases<M extends MergeValues, Rest extends Options> {
  /**
   * Archives a member: another name of `delete`, which deletes nothing.
   * `DELETE /lists/{list_id}/members/{subscriber_hash}`. A pending, bounced or archived one fails with
   * `Method Not Allowed` (405).
   */
  archive(
    args: { readonly list_id: string | number; readonly subscriber_hash: string | number },
    ...rest: Rest
  ): Result<undefined, Rest>;
  /**
   * Adds or updates a member by e-mail address: `set`, with the hash of the address.
   * `PUT /lists/{list_id}/members/{subscriber_hash}`. A new member needs `status_if_new`, and fails without it with
   * `Invalid Resource` (400). Safe to retry.
   *
   * @param email - Case-insensitive.
   */
  upsert(
    list_id: string | number,
    email: string,
    body?: Sendable<WithMergeFields<UpsertMember, M, Partial<M>>>,
    ...rest: Rest
  ): Result<WithMergeFields<Member, M>, Rest>;
}
