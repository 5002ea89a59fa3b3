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
  /** Of the processor. */
  tdur: z.number().optional(),
});

type TraceEvent = z.output<typeof eventSchema>;

/** A record of what the browser's threads do, being made. */
export interface Trace {
  /** Ends it. Milliseconds of its processor that the page's main thread took between two marks that the page set. */
  readonly end: (from: string, to: string) => Promise<number>;
}

/** Begins to record the tasks of all threads: no more, since to record slows down. */
export async function startTrace(devtools: CDPSession): Promise<Trace> {
  const events: TraceEvent[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value) {
      const known = eventSchema.safeParse(event);
      if (known.success) events.push(known.data);
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

/** A task that the marks lie in counts by the share that lies between them. */
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
