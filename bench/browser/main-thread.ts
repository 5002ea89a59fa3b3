import type { CDPSession } from "playwright-core";
import { z } from "zod";

const eventSchema = z.object({
  name: z.string(),
  cat: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds, as are the next two. */
  ts: z.number(),
  dur: z.number().optional(),
  /** CPU time. */
  tdur: z.number().optional(),
});

type TraceEvent = z.output<typeof eventSchema>;

/** A running trace of the browser's threads. */
export interface Trace {
  /** Ends the trace. Returns the main thread's CPU time in milliseconds between two performance marks of the page. */
  readonly end: (from: string, to: string) => Promise<number>;
}

/** Starts to trace the tasks of all threads; nothing more, since tracing slows the browser down. */
export async function startTrace(devtools: CDPSession): Promise<Trace> {
  const events: TraceEvent[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value) {
      const parsed = eventSchema.safeParse(event);
      if (parsed.success) events.push(parsed.data);
    }
  });
  const includedCategories = ["toplevel", "blink.user_timing"];
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  return {
    end: async (from, to) => {
      const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
      await devtools.send("Tracing.end");
      await complete;
      return computedBetween(events, from, to);
    },
  };
}

/** A task that overlaps a mark counts in proportion to the part between the marks. */
function computedBetween(events: readonly TraceEvent[], from: string, to: string): number {
  const mark = (name: string) =>
    events.find((event) => event.name === name && event.cat === "blink.user_timing");
  const start = mark(from);
  const end = mark(to);
  if (!start || !end) throw new Error(`The trace lacks the mark "${start ? to : from}".`);
  const tasks = events.filter(
    ({ name, pid, tid }) =>
      name === "ThreadControllerImpl::RunTask" && pid === start.pid && tid === start.tid,
  );
  const microseconds = tasks.reduce((sum, { ts, dur = 0, tdur = 0 }) => {
    const within = Math.min(ts + dur, end.ts) - Math.max(ts, start.ts);
    return within > 0 ? sum + tdur * (within / dur) : sum;
  }, 0);
  return microseconds / 1000;
}
