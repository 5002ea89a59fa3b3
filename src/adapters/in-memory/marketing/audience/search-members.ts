import { find, under } from "../collections.ts";
import { notFound } from "../problems.ts";
import type { ServiceCall } from "../service-call.ts";
import { memberView } from "./member-view.ts";

/** Finds contacts by address or name, in one list or all. Archived contacts are not found. */
function searchMembers(call: ServiceCall) {
  const { state, query } = call;
  const { list_id } = query;
  if (list_id !== undefined && find(state.lists, [list_id]) === undefined) throw notFound();
  const wanted = (query.query ?? "").trim().toLowerCase();
  const members = under(state.members, list_id === undefined ? [] : [list_id])
    .filter(({ status }) => status !== "archived")
    .map((member) => memberView(state, member));
  const exact = members.filter(({ email_address }) => email_address.toLowerCase() === wanted);
  const found = members.filter(({ email_address, full_name }) =>
    `${email_address} ${full_name}`.toLowerCase().includes(wanted),
  );
  return {
    exact_matches: { members: exact, total_items: exact.length },
    full_search: { members: found, total_items: found.length },
  };
}

/** Handler of `GET /search-members`. */
export const searchMemberHandlers = { "searchMembers.search": searchMembers };
