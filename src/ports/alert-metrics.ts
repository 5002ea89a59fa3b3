import type { MetricTable } from "./meter.ts";

/** What operators measure of alerts by e-mail. */
export const alertMetrics = {
  email_alert_failures_total: {
    kind: "counter",
    help: "Failed attempts to send an alert by e-mail, by cause: provider, ledger, content, or bug.",
    labels: ["kind"],
    values: ["provider", "ledger", "content", "bug"],
  },
  email_alert_ledger_restored_since_timestamp_seconds: {
    kind: "gauge",
    help: "Unix time since which the ledger of alerts is one that was restored, because Redis had lost it; 0 if it never did.",
    labels: [],
  },
  email_alerts_failing_since_timestamp_seconds: {
    kind: "gauge",
    help: "Unix time since which alerts by e-mail cannot be sent; 0 while they can, or are off.",
    labels: [],
  },
  email_alerts_limited_since_timestamp_seconds: {
    kind: "gauge",
    help: "Unix time since which alerts by e-mail wait, because as many as allowed were sent within an hour; 0 while none does.",
    labels: [],
  },
  email_alerts_total: {
    kind: "counter",
    help: "Completed alerts by e-mail, by outcome.",
    labels: ["outcome"],
    values: ["sent", "drafted", "no-subscribers", "withdrawn", "expired"],
  },
} as const satisfies MetricTable;

type AlertMetrics = typeof alertMetrics;

declare module "./meter.ts" {
  interface Metrics extends AlertMetrics {}
}
