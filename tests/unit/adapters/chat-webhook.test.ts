import { expect, it } from "vitest";
import { chatWebhook } from "../../../src/adapters/chat-webhook/chat-webhook.ts";

const URL = "https://chat.example/secret";

/** Sends a message to a chat that responds so. */
async function sent(text: string, answer: () => Response) {
  const bodies: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    return answer();
  };
  await chatWebhook({ url: URL, fetch }).send(text);
  return bodies;
}

it("a message is the text of an object, calls nobody, and has a limit", async () => {
  const ok = () => new Response("ok");
  expect(await sent("“R&D” <!channel>", ok)).toEqual([{ text: "“R&amp;D” &lt;!channel&gt;" }]);
  expect(JSON.stringify(await sent("x".repeat(100_000), ok)).length).toBeLessThan(10_000);
});

it.each([
  ["responds with an error", () => new Response("no", { status: 404 }), "the chat responded with 404"],
  [
    "cannot be reached",
    () => {
      throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") });
    },
    "the chat cannot be reached: connect ECONNREFUSED",
  ],
])("a chat that %s is named, and not by its address", async (_what, answer, message) => {
  await expect(sent("text", answer)).rejects.toMatchObject({ name: "EditorMessageError", message });
});
