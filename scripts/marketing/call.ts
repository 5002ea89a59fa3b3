import type { Perform } from "../../src/ports/marketing-api/api.ts";
import type { CallOptions } from "../../src/ports/marketing-api/call.ts";
import { allPages } from "../../src/ports/marketing-api/pages.ts";
import { type CallArguments, requestOf } from "../../src/ports/marketing-api/request.ts";
import type { CallRequest } from "./command-line.ts";
import { jsonText, type Output, type TerminalStream, write } from "./output.ts";

export async function makeCall(
  perform: Perform,
  call: CallRequest,
  args: CallArguments,
  { results, diagnostics }: Output,
  signal: AbortSignal,
): Promise<void> {
  const { name, operation, pages } = call.operation;
  const options: CallOptions = { signal, timeout: call.timeout, retry: call.retry };
  const send = (given: CallArguments) => perform(requestOf(name, operation, given), options);
  if (!call.all || pages === undefined) {
    const response = await send(args);
    // A 204 has no data, so nothing is written.
    if (response !== undefined) await write(results, `${jsonText(response, results)}\n`);
    return;
  }
  const progress = progressOn(diagnostics, pages);
  let before = "[\n";
  try {
    for await (const item of allPages(
      { name, operation },
      (given) => send(given).then(progress.page),
      args,
    )) {
      await write(results, call.ndjson ? `${JSON.stringify(item)}\n` : before + jsonText(item, results));
      before = ",\n";
    }
    // After a failure an array stays unclosed, which shows that it is incomplete.
    if (!call.ndjson) await write(results, before === "[\n" ? "[]\n" : "\n]\n");
  } finally {
    progress.end();
  }
}

/** Shows the progress of fetching all pages: one updated line on a terminal, otherwise one line per page. */
function progressOn(stream: TerminalStream, key: string) {
  let count = 0;
  let shown = "";
  return {
    page(response: unknown): unknown {
      if (typeof response !== "object" || response === null) return response;
      const items: unknown = Reflect.get(response, key);
      const total: unknown = Reflect.get(response, "total_items");
      count += Array.isArray(items) ? items.length : 0;
      shown = typeof total === "number" ? `${count} of ${total} items` : `${count} items`;
      // "Erase to the end of the line" removes the rest of a longer previous text.
      stream.write(stream.isTTY ? `\r${shown}\u001b[K` : `${shown}\n`);
      return response;
    },
    end(): void {
      if (shown !== "" && stream.isTTY) stream.write("\n");
    },
  };
}
