interface Metric {
  readonly kind: "counter" | "gauge" | "histogram";
  /** One sentence for operators. */
  readonly help: string;
  readonly labels: readonly string[];
  /** All values of its only label: a counter has each from the start, so that `increase()` sees its first event. */
  readonly values?: readonly string[];
  /** Upper bounds of a histogram's buckets. Default: those of a request's duration. */
  readonly buckets?: readonly number[];
}

/** Metrics by their names. */
export type MetricTable = Readonly<Record<string, Metric>>;

/**
 * The metrics of every site, with names by the conventions of Prometheus: a counter ends in `_total`, a duration in `_seconds`,
 * a size in `_bytes`, a Unix time in `_timestamp_seconds`.
 */
export const coreMetrics = {
  announcements_failing_since_timestamp_seconds: {
    kind: "gauge",
    help: "Unix time since which a source of the exchange's announcements fails, by its host; 0 while it works.",
    labels: ["source"],
  },
  browser_interaction_seconds: {
    kind: "histogram",
    help: "Interaction to next paint in visitors' browsers (INP), by kind of page.",
    labels: ["page"],
    buckets: [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1],
  },
  browser_largest_paint_seconds: {
    kind: "histogram",
    help: "Largest contentful paint in visitors' browsers (LCP), by kind of page.",
    labels: ["page"],
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  },
  browser_layout_shift_ratio: {
    kind: "histogram",
    help: "Cumulative layout shift in visitors' browsers (CLS), by kind of page.",
    labels: ["page"],
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
  connections_refused_total: {
    kind: "counter",
    help: "Connections that were refused or closed, by reason: too many connections (connections), too many pipelined requests (pipelined), too many unread bytes (unread).",
    labels: ["reason"],
    values: ["connections", "pipelined", "unread"],
  },
  content_exposed_since_timestamp_seconds: {
    kind: "gauge",
    help: "Unix time since which anybody can read documents under an embargo at the content service, without a token; 0 while nobody can.",
    labels: [],
  },
  content_refused_since_timestamp_seconds: {
    kind: "gauge",
    help: "Unix time since which a publish, or a part of it, is refused because it would empty the site; 0 while none is.",
    labels: [],
  },
  content_stale_since_timestamp_seconds: {
    kind: "gauge",
    help: "Unix time since which the content service has been failing; 0 while it works.",
    labels: [],
  },
  content_unsaved_since_timestamp_seconds: {
    kind: "gauge",
    help: "Unix time since which the newest content snapshot could not be stored on the disk; 0 while it is stored.",
    labels: [],
  },
  disclosure_translation_due_timestamp_seconds: {
    kind: "gauge",
    help: "Unix time by which the first disclosure that a language of the site lacks should be in it; 0 if none lacks any.",
    labels: [],
  },
  exchange_release_overdue_since_timestamp_seconds: {
    kind: "gauge",
    help: "Unix time at which the exchange should have released the announcement of a document that still waits for it; 0 if none is late.",
    labels: [],
  },
  exchange_release_suggested_since_timestamp_seconds: {
    kind: "gauge",
    help: "Unix time since which the exchange has an announcement that may be that of a document which waits for it without a reference; 0 if there is none.",
    labels: [],
  },
  http_request_duration_seconds: {
    kind: "histogram",
    help: "Time from receiving a request to the end of its response, by route.",
    labels: ["method", "route", "status"],
  },
  marketing_calls_throttled_total: {
    kind: "counter",
    help: "Calls that the marketing provider rejected because there were too many (429), and that are repeated later.",
    labels: [],
  },
  page_cache_requests_total: {
    kind: "counter",
    help: "Requests of the page cache, by result: hit or miss.",
    labels: ["result"],
    values: ["hit", "miss"],
  },
  redis_up: {
    kind: "gauge",
    help: "1 while Redis works, which shares rate limits, publish events and the ledger of alerts between processes; 0 while it fails or is not used.",
    labels: [],
  },
  rendered_pages_total: {
    kind: "counter",
    help: "Documents that were rendered, by kind: page, search, failure, style-guide, slice-simulator, or any for an editor's preview.",
    labels: ["kind"],
    values: ["page", "search", "failure", "style-guide", "slice-simulator", "preview"],
  },
  sign_ups_failing_since_timestamp_seconds: {
    kind: "gauge",
    help: "Unix time since which sign-ups could not be stored on the disk; 0 while they can, or are sent to a provider.",
    labels: [],
  },
  sign_ups_total: {
    kind: "counter",
    help: "Sign-ups for the newsletter, by outcome.",
    labels: ["outcome"],
    values: [
      "signed-up",
      "refused",
      "invalid-address",
      "implausible-address",
      "suspected-bot",
      "busy",
      "failed",
    ],
  },
  site_ready: {
    kind: "gauge",
    help: "1 while the process is ready for visitors, as /readyz says; 0 while it has no content yet, or shuts down.",
    labels: [],
  },
} as const satisfies MetricTable;

type CoreMetrics = typeof coreMetrics;

/** All metrics. A capability declares its own here. */
export interface Metrics extends CoreMetrics {}

type NameOf<K extends Metric["kind"]> = {
  [N in keyof Metrics]: Metrics[N]["kind"] extends K ? N : never;
}[keyof Metrics];
type ValueOf<M> = M extends { readonly values: readonly (infer Value)[] } ? Value : string;
type LabelsOf<N extends keyof Metrics> = Readonly<Record<Metrics[N]["labels"][number], ValueOf<Metrics[N]>>>;

/** Records metrics for operators. */
export interface Meter {
  count<N extends NameOf<"counter">>(name: N, labels: LabelsOf<N>, by?: number): void;
  set<N extends NameOf<"gauge">>(name: N, labels: LabelsOf<N>, value: number): void;
  observe<N extends NameOf<"histogram">>(name: N, labels: LabelsOf<N>, value: number): void;
}

/** A meter that discards all values, for scripts and tests. */
export const silentMeter: Meter = {
  count: () => undefined,
  set: () => undefined,
  observe: () => undefined,
};
