import type { ChimpChatter } from "../../../../ports/marketing-api/types/account.ts";
import { find } from "../collections.ts";
import type { LoggedEvent } from "../event-log.ts";
import { pageOf } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";

/** Handlers of `/activity-feed`: events of the account, newest first. */
export const activityFeedHandlers = {
  "activityFeed.chimpChatter.list": (call: ServiceCall) => {
    const { state } = call;
    const entries = state.eventLog
      .flatMap((loggedEvent) => entryOf(state, loggedEvent) ?? [])
      .toReversed()
      .toSorted((a, b) => Date.parse(b.update_time) - Date.parse(a.update_time));
    return { chimp_chatter: pageOf(call, entries), total_items: entries.length };
  },
};

function entryOf(state: MarketingState, loggedEvent: LoggedEvent): ChimpChatter | undefined {
  const known = sayingOf(loggedEvent);
  if (known === undefined) return undefined;
  const { list_id, email_id, at, campaign_id = "" } = loggedEvent;
  const list = find(state.lists, [list_id])?.name ?? "a deleted list";
  const who = find(state.members, [list_id, email_id])?.email_address ?? "A deleted contact";
  return {
    type: known.type,
    title: known.title,
    message: `${who} ${known.what} ${list}.`,
    update_time: at,
    url: `https://sandbox.example/lists/members/?id=${list_id}`,
    list_id,
    campaign_id,
  };
}

function sayingOf({ kind, source }: LoggedEvent) {
  if (kind === "subscribed" && source === "import") {
    return { type: "lists:imports", title: "Import", what: "was imported to" } as const;
  }
  if (kind === "subscribed") {
    return { type: "lists:new-subscriber", title: "New subscriber", what: "subscribed to" } as const;
  }
  if (kind === "unsubscribed") {
    return { type: "lists:unsubscribes", title: "Unsubscribe", what: "unsubscribed from" } as const;
  }
  if (kind === "profile") {
    return { type: "lists:profile-updates", title: "Profile update", what: "has a new profile in" } as const;
  }
  return undefined;
}
