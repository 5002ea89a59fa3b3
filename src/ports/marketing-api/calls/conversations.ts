import type { Call, Options } from "../call.ts";
import type { conversations } from "../catalog/conversations.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof conversations;

/** Conversations with subscribers; they can only be read. */
export interface ConversationsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the conversations with readers. The provider has replaced them with its inbox. `GET /conversations`. A page
   * has 10 unless `count` says, 1000 at most; `.all()` walks all pages.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Reads a conversation with a reader. `GET /conversations/{conversation_id}`. Refused: `Resource Not Found` (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  readonly messages: {
    /**
     * Lists the messages of a conversation, all at once. `GET /conversations/{conversation_id}/messages`. Refused:
     * `Resource Not Found` (404).
     */
    readonly list: Call<Rows["messages"]["list"], M, Rest>;
    /**
     * Reads a message of a conversation. `GET /conversations/{conversation_id}/messages/{message_id}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["messages"]["get"], M, Rest>;
  };
}
