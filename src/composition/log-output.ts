import { type DestinationStream, type Logger, pino } from "pino";
import { REQUEST_COMPLETED } from "../adapters/http/completed-request.ts";

/** Size of what is kept of the log while it cannot be written. */
const MAX_UNWRITTEN_BYTES = 8 * 1024 * 1024;
/** Above this size, lines of the access log are dropped: all others are few, and have the rest to themselves. */
const MAX_UNWRITTEN_WITH_ACCESS_LOG_BYTES = 1024 * 1024;
/** Time from the first line that is dropped until the log says how many were. */
const REPORT_INTERVAL_MS = 10_000;
/** The message is the last field of a line. */
const END_OF_ACCESS_LINE = `"msg":"${REQUEST_COMPLETED}"}\n`;

/** Where the log is written: a file or a pipe, for which lines may have to wait. */
export interface LogOutput extends DestinationStream {
  /** Says in a log how many lines were dropped, from now on. */
  reportTo(log: Pick<Logger, "warn">): void;
}

/** The part of a destination of pino that is used. */
interface Output {
  write(line: string): unknown;
  on(event: "write", listener: (bytes: number) => void): unknown;
  on(event: "drop", listener: (line: string) => void): unknown;
}

/**
 * Standard output, which may be a file on a full disk, or a pipe that nobody reads. Lines that cannot be written are kept up
 * to a limit. What is dropped first is the access log, so that no other line is lost because there are many requests.
 */
export function standardOutput(): LogOutput {
  const output = pino.destination({ dest: 1, maxLength: MAX_UNWRITTEN_BYTES });
  // Without a listener the error would be thrown, and at its exit the process would wait for space forever.
  output.on("error", () => {
    output.flushSync = () => undefined;
  });
  return limitedOutput(output);
}

/** @param output - Emits `write` with the number of bytes that it has written, and `drop` with a line for which it has no room. */
export function limitedOutput(output: Output): LogOutput {
  let unwrittenBytes = 0;
  const dropped = { accessLog: 0, others: 0 };
  let log: Pick<Logger, "warn"> | undefined;
  let isReportDue = false;
  const report = () => {
    isReportDue = false;
    if (unwrittenBytes > MAX_UNWRITTEN_WITH_ACCESS_LOG_BYTES) return reportLater();
    log?.warn({ ...dropped }, "lines of the log were dropped, because it was not written in time");
    dropped.accessLog = 0;
    dropped.others = 0;
  };
  const reportLater = () => {
    if (isReportDue) return;
    isReportDue = true;
    setTimeout(report, REPORT_INTERVAL_MS).unref();
  };
  const drop = (kind: keyof typeof dropped) => {
    dropped[kind]++;
    reportLater();
  };
  output.on("write", (bytes) => {
    unwrittenBytes -= bytes;
  });
  output.on("drop", (line) => {
    unwrittenBytes -= Buffer.byteLength(line);
    drop("others");
  });
  return {
    write: (line) => {
      const isFull = unwrittenBytes > MAX_UNWRITTEN_WITH_ACCESS_LOG_BYTES;
      if (isFull && line.endsWith(END_OF_ACCESS_LINE)) return drop("accessLog");
      unwrittenBytes += Buffer.byteLength(line);
      output.write(line);
    },
    reportTo: (reported) => {
      log = reported;
    },
  };
}
