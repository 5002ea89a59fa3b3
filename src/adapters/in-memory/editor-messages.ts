import { EditorMessageError, type EditorMessages } from "../../ports/editor-messages.ts";

/** Keeps messages for tests. {@link fail} simulates a chat that cannot be reached. */
export class InMemoryEditorMessages implements EditorMessages {
  readonly sent: string[] = [];
  #isFailing = false;

  fail(): void {
    this.#isFailing = true;
  }

  async send(text: string): Promise<void> {
    if (this.#isFailing) throw new EditorMessageError("the chat cannot be reached: it is switched off");
    this.sent.push(text);
  }
}
