import { findMember } from "../audience/member-lookup.ts";
import { bodyOf } from "../bodies.ts";
import { existing, find, put, under } from "../collections.ts";
import { badRequest } from "../problems.ts";
import { type Handlers, resource } from "../resource.ts";
import type { MarketingState } from "../state.ts";

function unreadIn(state: MarketingState, conversation_id: string): number {
  return under(state.conversationMessages, [conversation_id]).filter(({ read }) => !read).length;
}

const messages = resource("conversations.messages", "conversationMessages", {
  items: "conversation_messages",
  // In the service, the `list_id` of a message is the numeric id of the list.
  view(message, { state, path: { conversation_id } }) {
    const { list_id } = existing(state.conversations, [conversation_id]);
    return { ...message, conversation_id, list_id: find(state.lists, [list_id])?.web_id ?? 0 };
  },
  filters: { is_read: ({ read }, wanted) => String(read) === wanted },
});

const conversations = resource("conversations", "conversations", {
  view(conversation, { state }) {
    const { id, from_label, from_email, subject } = conversation;
    const own = under(state.conversationMessages, [id]);
    const nothing = { id, from_label, from_email, subject, message: "", read: true, timestamp: "" };
    const { id: _id, ...last_message } = own.at(-1) ?? nothing;
    return { ...conversation, message_count: own.length, unread_messages: unreadIn(state, id), last_message };
  },
  filters: {
    has_unread_messages: ({ id }, wanted, { state }) => String(unreadIn(state, id) > 0) === wanted,
  },
});

/** Handlers of `/conversations`, which are only read, and of `/customer-journeys`. */
export const conversationHandlers = {
  ...conversations.handlers,
  ...messages.handlers,

  "customerJourneys.trigger"(call): undefined {
    const { state, path, now } = call;
    const ids = [path.journey_id, path.step_id];
    const step = existing(state.journeySteps, ids);
    const { email_address } = bodyOf(call);
    if (findMember(state, step.list_id, email_address)?.status !== "subscribed") {
      throw badRequest(`${email_address} is not subscribed to the list of the journey.`);
    }
    put(state.journeySteps, ids, { ...step, triggered: [...step.triggered, { email_address, at: now }] });
  },
} satisfies Partial<Handlers>;
