import { EventEmitter } from "node:events";
import { expect, it, onTestFinished, vi } from "vitest";
import { logRequest } from "../../../src/adapters/http/completed-request.ts";
import { limitedOutput } from "../../../src/composition/log-output.ts";
import { createLog } from "../../../src/composition/operator-log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";

/** A log whose lines wait until they are read, and of which a request is logged with a line of more than a kilobyte. */
function waitingLog() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const waiting: string[] = [];
  const output = Object.assign(new EventEmitter(), { write: (line: string) => waiting.push(line) > 0 });
  const log = createLog({ logLevel: "info", secrets: [] }, limitedOutput(output));
  const details = { method: "GET", route: "*", host: "site", ip: "192.0.2.1", status: 200, bytes: 1 };
  const completed = { ...details, url: `/${"a".repeat(1_024)}`, durationMs: 1, cache: "hit" } as const;
  return {
    output,
    log,
    waiting,
    request: () => logRequest(log, silentMeter, completed),
    messages: () => waiting.map((line): unknown => JSON.parse(line).msg),
    /** Writes all lines that wait. */
    read: () => {
      const lines = waiting.splice(0);
      output.emit("write", Buffer.byteLength(lines.join("")));
      return lines.length;
    },
  };
}

const REQUESTS = 3_000;

it("a log that is not read in time drops lines of the access log alone, and then says how many", () => {
  const { log, request, messages, waiting, read } = waitingLog();
  for (let turn = 0; turn < REQUESTS; turn++) request();
  const kept = waiting.length;
  expect(kept).toBeLessThan(REQUESTS);
  log.info({ document: "results" }, "a document has been released");
  log.warn({}, "sign-ups fail");
  request();
  expect(messages().slice(kept)).toEqual(["a document has been released", "sign-ups fail"]);
  // While nobody reads, a report would only take room.
  vi.advanceTimersByTime(60_000);
  expect(waiting).toHaveLength(kept + 2);
  read();
  vi.advanceTimersByTime(10_000);
  request();
  expect(waiting.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 40, accessLog: REQUESTS + 1 - kept, others: 0 },
    { msg: "request completed" },
  ]);
});

it("a log that is read says nothing of the kind", () => {
  const { request, read } = waitingLog();
  for (let turn = 0; turn < REQUESTS; turn++) {
    request();
    read();
  }
  vi.advanceTimersByTime(60_000);
  expect(read()).toBe(0);
});

it("a log for which there is no room at all counts every line", () => {
  const { log, output, waiting, read } = waitingLog();
  log.error({}, "lost");
  output.emit("drop", waiting.pop());
  vi.advanceTimersByTime(10_000);
  expect(JSON.parse(waiting[0] ?? "")).toMatchObject({ accessLog: 0, others: 1 });
  expect(read()).toBe(1);
});
