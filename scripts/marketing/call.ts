import type { Perform } from "../../src/ports/marketing-api/api.ts";
import type { CallOptions } from "../../src/ports/marketing-api/call.ts";
import { allPages } from "../../src/ports/marketing-api/pages.ts";
import { type CallArguments, requestOf } from "../../src/ports/marketing-api/request.ts";
import type { CallRequest } from "./command-line.ts";
import type { TerminalStream } from "./output.ts";
import { array, jsonText, lines, type Output, write } from "./output.ts";

/** Makes a call and writes the response, or the items of all pages. */
export async function makeCall(
  perform: Perform,
  call: CallRequest,
  args: CallArguments,
  output: Output,
  signal: AbortSignal,
): Promise<void> {
  const { name, operation, pages } = call.operation;
  const options: CallOptions = { signal, timeout: call.timeout, retry: call.retry };
  if (call.all && pages !== undefined) {
    const progress = new Progress(output.diagnostics);
    const page = async (pageArguments: CallArguments) => {
      const response = await perform(requestOf(name, operation, pageArguments), options);
      progress.page(response, pages);
      return response;
    };
    const writer = call.ndjson ? lines(output.results) : array(output.results);
    try {
      for await (const item of allPages({ name, operation }, page, args)) await writer.item(item);
      await writer.end();
    } finally {
      progress.end();
    }
    return;
  }
  const response = await perform(requestOf(name, operation, args), options);
  // A 204 has no data, so nothing is written.
  if (response !== undefined) await write(output.results, `${jsonText(response, output.results)}\n`);
}

/** Shows the progress of fetching all pages: one updated line on a terminal, otherwise one line per page. */
class Progress {
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
