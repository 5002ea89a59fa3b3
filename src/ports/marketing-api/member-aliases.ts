import type { WithMergeFields } from "./answer-types.ts";
import type { Member, MergeValues, SetMember } from "./types/members.ts";

/** What `upsert` may say of a member beside the address. */
export type UpsertMember = Omit<SetMember, "email_address">;

/** Calls on members under the names that practice has for them. `Rest` is what may be given beside the arguments. */
export interface MemberAliases<M extends MergeValues, Rest extends readonly unknown[]> {
  /**
   * Archives a member: `delete`, which deletes nothing, under its own name.
   * `DELETE /lists/{list_id}/members/{subscriber_hash}`. One who is archived is refused with `Method Not Allowed` (405).
   */
  archive(
    args: { readonly list_id: string | number; readonly subscriber_hash: string | number },
    ...rest: Rest
  ): Promise<undefined>;
  /**
   * Adds a member, or changes who is there, by the address: `set` with its hash.
   * `PUT /lists/{list_id}/members/{subscriber_hash}`. A new member needs `status_if_new` in the body and is refused
   * without (`Invalid Resource`, 400). Repeating it does no harm.
   *
   * @param email - The address as it stands; upper and lower case are one member.
   */
  upsert(
    list_id: string | number,
    email: string,
    body?: WithMergeFields<UpsertMember, M, Partial<M>>,
    ...rest: Rest
  ): Promise<WithMergeFields<Member, M>>;
}
