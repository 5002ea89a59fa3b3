import type { Call, Options } from "../call.ts";
import type { conversations } from "../catalog/conversations.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof conversations;

/** Conversations with subscribers; they can only be read. */
export interface ConversationsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the conversations with subscribers. Superseded by the provider's inbox. `GET /conversations`. Pages of 10
   * (`count`: at most 1000); `.all()` iterates over all.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /** Reads a conversation. `GET /conversations/{conversation_id}`. Errors: `Resource Not Found` (404). */
  readonly get: Call<Rows["get"], M, Rest>;
  readonly messages: {
    /**
     * Lists the messages of a conversation, without pages. `GET /conversations/{conversation_id}/messages`. Errors:
     * `Resource Not Found` (404).
     */
    readonly list: Call<Rows["messages"]["list"], M, Rest>;
    /**
     * Reads a message of a conversation. `GET /conversations/{conversation_id}/messages/{message_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["messages"]["get"], M, Rest>;
  };
}
