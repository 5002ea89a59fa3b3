import type { MarketingApi } from "./api.ts";
import { checkClient } from "./options.ts";
import type { MarketingPermission } from "./types/members.ts";

/**
 * The marketing permissions (GDPR fields) of a list: ids and texts, which bodies of members need. No operation lists them,
 * so they are read from a member; a list without members has none.
 *
 * @throws {MarketingApiError} When the list cannot be read.
 */
export async function marketingPermissionsOf(
  api: Pick<MarketingApi, "lists">,
  list_id: string,
): Promise<readonly Pick<MarketingPermission, "marketing_permission_id" | "text">[]> {
  checkClient("marketingPermissionsOf", api, "lists");
  const fields = ["members.marketing_permissions"] as const;
  const [member] = await api.lists.members.list.all({ list_id, count: 1, fields }).toArray({ limit: 1 });
  const permissions = member?.marketing_permissions ?? [];
  return permissions.map(({ marketing_permission_id, text }) => ({ marketing_permission_id, text }));
}
