import { z } from "zod";
import { find, put, under } from "../collections.ts";
import { notFound } from "../problems.ts";
import { pageOf } from "../query.ts";
import { bodyOf, type ServiceCall, timestamp } from "../service-call.ts";
import type { StoredExport } from "./state.ts";

/** Duration of an export in the fake. */
const EXPORT_DURATION_MS = 60_000;

/** A fixed size, because the fake writes no file. */
const EXPORT_SIZE = 2048;

const stages = ["audiences", "campaigns", "events", "gallery_files", "reports", "templates"] as const;

const body = z.object({
  include_stages: z.array(z.enum(stages)).min(1, "This value should not be blank."),
  since_timestamp: z.string().exactOptional(),
});

/** Handlers of `/account-exports`. */
export const accountExportHandlers = {
  "accountExports.list": (call: ServiceCall) => {
    const exports = under(call.state.accountExports);
    return {
      exports: pageOf(call, exports).map((stored) => view(stored, call)),
      total_items: exports.length,
    };
  },

  "accountExports.create": (call: ServiceCall) => {
    bodyOf(call, body);
    const { state, now, time } = call;
    const stored = {
      export_id: call.newNumber(),
      started: now,
      finished: timestamp(time + EXPORT_DURATION_MS),
    };
    return view(put(state.accountExports, [stored.export_id], stored), call);
  },

  "accountExports.get": (call: ServiceCall<"export_id">) => {
    const stored = find(call.state.accountExports, [call.path.export_id]);
    if (stored === undefined) throw notFound();
    return view(stored, call);
  },
};

function view({ export_id, started, finished }: StoredExport, { time }: ServiceCall<string>) {
  const done = time >= Date.parse(finished);
  return {
    export_id,
    started,
    size_in_bytes: done ? EXPORT_SIZE : 0,
    ...(done ? { finished, download_url: `https://exports.sandbox.example/${export_id}.zip` } : {}),
  };
}
