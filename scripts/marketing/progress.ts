import type { TerminalStream } from "./output.ts";

/** Tells how far the walk over all pages has come: on a terminal in one line that changes, else a line a page. */
export class Progress {
  readonly #stream: TerminalStream;
  #items = 0;
  #total: number | undefined;
  #shown = false;

  constructor(stream: TerminalStream) {
    this.#stream = stream;
  }

  /** A page has come. */
  page(answer: unknown, key: string): void {
    if (typeof answer !== "object" || answer === null) return;
    const items: unknown = Reflect.get(answer, key);
    const total: unknown = Reflect.get(answer, "total_items");
    this.#items += Array.isArray(items) ? items.length : 0;
    if (typeof total === "number") this.#total = total;
    const text =
      this.#total === undefined ? `${this.#items} items` : `${this.#items} of ${this.#total} items`;
    // "Erase to the end of the line" clears what was longer.
    this.#stream.write(this.#stream.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
    this.#shown = true;
  }

  /** Leaves the line to what comes next. */
  end(): void {
    if (this.#shown && this.#stream.isTTY) this.#stream.write("\n");
    this.#shown = false;
  }
}
