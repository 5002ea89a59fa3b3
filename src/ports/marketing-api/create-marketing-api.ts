import { createApi, type MarketingApi, type Perform, rejected, routeCalls } from "./api.ts";
import type { CallOptions, Options } from "./call.ts";
import { catalog } from "./catalog.ts";
import { MarketingApiError } from "./errors.ts";
import { isObject } from "./field.ts";
import type { MemberAliases } from "./member-aliases.ts";
import { subscriberHash } from "./subscriber-hash.ts";
import type { MergeValues } from "./types/members.ts";

/** The Marketing API over an adapter: the calls of the catalog and their aliases. */
export function createMarketingApi<M extends MergeValues = MergeValues, Rest extends Options = Options>(
  perform: Perform,
): MarketingApi<M, Rest>;
export function createMarketingApi(perform: Perform): MarketingApi {
  const api = createApi(catalog, perform);
  const { members } = api.lists;
  const aliases: MemberAliases<MergeValues, readonly [options?: CallOptions]> = {
    archive: members.delete,
    upsert(list_id, email, body, options) {
      const name = "lists.members.upsert";
      if (typeof email !== "string" || !email.includes("@")) {
        return rejected(MarketingApiError.invalid("email", name, "it is no e-mail address"));
      }
      // Spread, a text would be an object of its letters.
      if (!isObject(body ?? {})) {
        return rejected(MarketingApiError.invalid("body", name, "it has to be one object"));
      }
      const subscriber_hash = subscriberHash(email);
      return members.set({ list_id, subscriber_hash, body: { ...body, email_address: email } }, options);
    },
  };
  return { ...api, ...routeCalls(perform), lists: { ...api.lists, members: { ...members, ...aliases } } };
}
