import type { TerminalStream } from "./output.ts";

/** Shows the progress of fetching all pages: one updated line on a terminal, otherwise one line per page. */
export class Progress {
  readonly #stream: TerminalStream;
  #items = 0;
  #total: number | undefined;
  #shown = false;

  constructor(stream: TerminalStream) {
    this.#stream = stream;
  }

  /** Reports a fetched page. */
  page(response: unknown, key: string): void {
    if (typeof response !== "object" || response === null) return;
    const items: unknown = Reflect.get(response, key);
    const total: unknown = Reflect.get(response, "total_items");
    this.#items += Array.isArray(items) ? items.length : 0;
    if (typeof total === "number") this.#total = total;
    const text =
      this.#total === undefined ? `${this.#items} items` : `${this.#items} of ${this.#total} items`;
    // "Erase to the end of the line" removes the rest of a longer previous text.
    this.#stream.write(this.#stream.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
    this.#shown = true;
  }

  /** Ends the progress line. */
  end(): void {
    if (this.#shown && this.#stream.isTTY) this.#stream.write("\n");
    this.#shown = false;
  }
}
