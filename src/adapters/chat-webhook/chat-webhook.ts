import { EditorMessageError, type EditorMessages } from "../../ports/editor-messages.ts";
import { rootReasonOf } from "../../ports/reason.ts";

/** A chat that has not answered by then gets no message: the site waits for nothing else of it. */
const TIMEOUT_MS = 10_000;

/** More than a message of this site has; Slack cuts at 40,000 characters, and Teams at 28 kB. */
const MAX_CHARACTERS = 8_000;

interface ChatOptions {
  /** Address of the channel's webhook: a secret. */
  readonly url: string;
  /** Default: that of the runtime. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Sends messages to a channel of a chat by its incoming webhook: `{"text": "…"}`, as Slack, Teams and others take it. */
export function chatWebhook({ url, fetch = globalThis.fetch }: ChatOptions): EditorMessages {
  return {
    async send(text) {
      const body = JSON.stringify({ text: escaped(text.slice(0, MAX_CHARACTERS)) });
      let response: Response;
      try {
        response = await fetch(url, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
          // The address is a secret, and so is what follows it.
          redirect: "error",
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await response.body?.cancel();
      } catch (cause) {
        throw new EditorMessageError(`the chat cannot be reached: ${rootReasonOf(cause)}`, { cause });
      }
      if (!response.ok) throw new EditorMessageError(`the chat responded with ${response.status}`);
    },
  };
}

/** A title must not call everybody in the channel: `<!channel>`. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
