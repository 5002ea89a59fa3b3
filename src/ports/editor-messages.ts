/** A message has not reached the editors. */
export class EditorMessageError extends Error {
  override readonly name = "EditorMessageError";
}

/** Where editors are told what happens to what they publish, also to what visitors do not see yet. */
export interface EditorMessages {
  /** Sends lines of text. @throws {EditorMessageError} */
  send(text: string): Promise<void>;
}
