interface Metric {
  readonly kind: "counter" | "gauge" | "histogram";
  /** What it tells an operator, in one sentence. */
  readonly help: string;
  readonly labels: readonly string[];
}

/** Everything that is counted or measured. Times are in seconds, sizes in bytes. */
export const metrics = {
  content_stale_since_seconds: {
    kind: "gauge",
    help: "Unix time since which the content service could not be asked; 0 while it answers.",
    labels: [],
  },
  direct_answers_total: {
    kind: "counter",
    help: "Answers that were ready and sent as they were kept: pages and the client's files.",
    labels: [],
  },
  http_request_duration_seconds: {
    kind: "histogram",
    help: "Time from a request's arrival to the end of its answer, by the route that gave it.",
    labels: ["method", "route", "status"],
  },
  redis_up: {
    kind: "gauge",
    help: "1 while Redis answers, over which processes share limits and publishes; 0 while it does not or is not used.",
    labels: [],
  },
  rendered_pages_total: {
    kind: "counter",
    help: "Pages that were made, by why: on request, ahead of one, or for an editor's preview.",
    labels: ["why"],
  },
  sign_ups_total: {
    kind: "counter",
    help: "Sign-ups for the newsletter, by how they ended.",
    labels: ["outcome"],
  },
} as const satisfies Readonly<Record<string, Metric>>;

type Metrics = typeof metrics;
type NameOf<K extends Metric["kind"]> = {
  [N in keyof Metrics]: Metrics[N]["kind"] extends K ? N : never;
}[keyof Metrics];
type LabelsOf<N extends keyof Metrics> = Readonly<Record<Metrics[N]["labels"][number], string>>;

/** Where the site counts what its operators watch. */
export interface Meter {
  count<N extends NameOf<"counter">>(name: N, labels: LabelsOf<N>, by?: number): void;
  set<N extends NameOf<"gauge">>(name: N, labels: LabelsOf<N>, value: number): void;
  observe<N extends NameOf<"histogram">>(name: N, labels: LabelsOf<N>, value: number): void;
}

/** A meter that keeps nothing, for scripts and tests. */
export const silentMeter: Meter = {
  count: () => undefined,
  set: () => undefined,
  observe: () => undefined,
};
