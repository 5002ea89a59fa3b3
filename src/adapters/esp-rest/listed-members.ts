import type { MarketingApi } from "../../ports/marketing-api/api.ts";
import { fieldOf } from "../../ports/marketing-api/field.ts";

/** A list with more members for each one of the input is not read: that would take longer than to send them all. */
const MAX_READ_PER_SENT = 40;

const FIELDS = [
  "members.email_address",
  "members.email_type",
  "members.status",
  "members.interests",
  "members.language",
  "members.vip",
  "members.location",
  "members.merge_fields",
  "members.tags",
  "members.ip_signup",
  "members.ip_opt",
  "members.timestamp_signup",
  "members.timestamp_opt",
  "total_items",
] as const;

/** The members of a list as the service has them, archived ones excepted, by their address in lower case. */
export type ListedMembers = ReadonlyMap<string, object>;

/**
 * Reads a list.
 *
 * @param compare - Whether to read it; by default, if it is not too large for the input.
 * @param sent - Members that the input has, or its first ones.
 * @returns `undefined` if it was not read.
 */
export async function listedMembers(
  api: Pick<MarketingApi, "lists">,
  list_id: string,
  compare: boolean | undefined,
  sent: number,
  signal: AbortSignal | undefined,
): Promise<ListedMembers | undefined> {
  if (sent === 0 || compare === false) return undefined;
  const options = { signal, background: true };
  if (compare === undefined) {
    const { total_items } = await api.lists.members.list(
      { list_id, count: 1, fields: ["total_items"] },
      options,
    );
    if (total_items > MAX_READ_PER_SENT * sent) return undefined;
  }
  const listed = new Map<string, object>();
  for await (const member of api.lists.members.list.all({ list_id, fields: FIELDS }, options)) {
    // Archived ones are added again, as if they were new.
    if (member.email_address && member.status !== "archived")
      listed.set(member.email_address.toLowerCase(), member);
  }
  return listed;
}

/** Whether the service already has all that would be sent. Numbers and their texts are equal: the service mixes them. */
export function isListed(
  { email_address: _, ...given }: { readonly email_address: string },
  found: object,
): boolean {
  return holds(found, given);
}

function holds(found: unknown, given: unknown): boolean {
  if (given === undefined) return true;
  if (Array.isArray(given)) {
    if (!Array.isArray(found)) return false;
    // Tags are names in what is sent, and come with an id.
    const names = new Set(found.map((one: unknown) => fieldOf(one, "name") ?? one));
    return given.every((one: unknown) => names.has(one));
  }
  if (typeof given === "object" && given !== null) {
    return Object.entries(given).every(([name, value]) => holds(fieldOf(found, name), value));
  }
  return String(found) === String(given);
}
