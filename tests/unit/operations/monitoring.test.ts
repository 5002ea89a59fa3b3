import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { readMarkdown } from "../../../checks/documentation/markdown.ts";
import { createPrometheusMeter } from "../../../src/adapters/metrics/prometheus-meter.ts";
import { metrics } from "../../../src/ports/meter.ts";
import { ROOT, readYaml } from "./manifests.ts";

const ALERTS = "ops/prometheus/alerts.yaml";
const DASHBOARD = "ops/grafana/website.json";
const GUIDE = "docs/operations.md";

const alertRule = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(["critical", "warning"]) }),
  annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
});
const alertGroup = z.strictObject({ name: z.string(), rules: z.array(alertRule) });
const alertRules = z.strictObject({ groups: z.tuple([alertGroup]) });
const panel = z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) });
const grafana = z.object({ panels: z.array(panel) });

/** Words of PromQL that are not metrics if no bracket follows. */
const KEYWORDS = new Set(["and", "or", "unless", "bool", "offset", "inf", "nan"]);

/** A metric in a query, with the labels of its selector. */
interface Selector {
  readonly metric: string;
  readonly labels: readonly string[];
}

/** The metrics in a query. Supports only the syntax that our queries use: no subqueries, no `@`. */
function selectorsIn(query: string): readonly Selector[] {
  const plain = query
    .replace(/"[^"]*"/g, '""')
    .replace(/\[\w+\]/g, "")
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, "");
  return [...plain.matchAll(/(?<![\w.])([a-z_:][\w:]*)\s*(\(|\{[^}]*\})?/gi)].flatMap(
    ([, metric = "", rest = ""]) => {
      if (rest === "(" || KEYWORDS.has(metric.toLowerCase())) return [];
      const labels = [...rest.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = ""]) => label);
      return [{ metric, labels }];
    },
  );
}

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const alerts = alertRules.parse(readYaml(ALERTS)).groups[0].rules;
const guide = readMarkdown(read(GUIDE));
const targetLabels = ["job", "instance", "le"];

let exposed: ReadonlyMap<string, string>;
beforeAll(async () => {
  const text = await createPrometheusMeter().exposition();
  const types = text.matchAll(/^# TYPE (\w+) (\w+)$/gm);
  exposed = new Map(Array.from(types, ([, name = "", kind = ""]) => [name, kind]));
});

/** The metric of a series: a histogram has three series. */
function metricOf(series: string): string | undefined {
  if (series === "up" || exposed.has(series)) return series;
  const histogram = series.replace(/_(?:bucket|sum|count)$/, "");
  return exposed.get(histogram) === "histogram" ? histogram : undefined;
}

/** Metrics in a query that the site does not expose, and unknown labels of its own metrics. */
function unknownIn(query: string): readonly string[] {
  return selectorsIn(query).flatMap(({ metric, labels }) => {
    const name = metricOf(metric);
    if (name === undefined) return [metric];
    const own: readonly string[] | undefined = Object.entries(metrics).find(([key]) => key === name)?.[1]
      .labels;
    return labels
      .filter((label) => !targetLabels.includes(label) && !(own?.includes(label) ?? false))
      .map((label) => `${metric}{${label}}`);
  });
}

it("all alerts and panels use existing metrics and labels", () => {
  const panels = grafana.parse(JSON.parse(read(DASHBOARD))).panels;
  const queries = [
    ...alerts.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(queries.length).toBeGreaterThan(alerts.length);
  expect(queries.flatMap(unknownIn)).toEqual([]);
  expect(unknownIn('sum(sign_ups_total{result="failed"}) + page_cache_hits_total')).toHaveLength(2);
  const used = new Set(queries.flatMap(selectorsIn).map(({ metric }) => metricOf(metric)));
  expect(Object.keys(metrics).filter((name) => !used.has(name))).toEqual([]);
});

/** The labels of a metric as the guide writes them, each with all values that it can have. */
function guidedLabels(labels: readonly string[], values: readonly string[]): string {
  const listed = values.map((value) => `\`${value}\``).join(", ");
  return labels.map((label) => (values.length > 0 ? `\`${label}\`: ${listed}` : `\`${label}\``)).join(", ");
}

it("each counter begins at 0, for each value of its label", async () => {
  const text = await createPrometheusMeter().exposition();
  const zeros = [...text.matchAll(/^(\w+_total(?:\{\w+="[^"]*"\})?) 0$/gm)].map(([, series]) => series);
  const counted = Object.entries(metrics).flatMap(([name, { kind, labels, ...metric }]) => {
    if (kind !== "counter") return [];
    const values = "values" in metric ? metric.values : [];
    return values.length === 0 ? [name] : values.map((value) => `${name}{${labels[0]}="${value}"}`);
  });
  expect(counted.length).toBeGreaterThan(20);
  expect(zeros).toEqual(expect.arrayContaining(counted));
});

describe("the operations guide", () => {
  it("has the table of metrics with all labels and values that the code has", () => {
    const rows = Object.entries(metrics).map(([name, { kind, labels, ...metric }]) => {
      const guided = guidedLabels(labels, "values" in metric ? metric.values : []);
      return `| \`${name}\` | ${kind} | ${guided}${guided && " "}|`;
    });
    const [, table = ""] =
      /^\| Metric \| Kind \| Labels \|\n\| --- .*\n((?:\|.*\n)*)/m.exec(read(GUIDE)) ?? [];
    expect(table.trimEnd().split("\n")).toEqual(rows);
  });

  it("has no alert that depends on what only a platform requests", () => {
    const requested = alerts.filter(({ expr }) => /(?<!!)=~?"[^"]*\/(?:healthz|readyz)/.test(expr));
    expect(requested.map(({ alert }) => alert)).toEqual([]);
  });

  it("lists all metrics of the site, and no others except renamed ones", () => {
    const text = read(GUIDE);
    const [, table = ""] = /\n## Renamed metrics\n(.*?)(?=\n## |$)/s.exec(text) ?? [];
    const renamed = [...table.matchAll(/^\| `(\w+)` \| `(\w+)` \|/gm)];
    expect(renamed.length).toBeGreaterThan(0);
    expect(renamed.filter(([, before = ""]) => metricOf(before) !== undefined)).toEqual([]);
    const old = new Set(renamed.map(([, before]) => before));
    const named = guide.code.map((span) => span.text).filter((span) => /^[a-z]+(?:_[a-z\d]+)+$/.test(span));
    expect(named.filter((name) => !old.has(name) && metricOf(name) === undefined)).toEqual([]);
    expect(Object.keys(metrics).filter((name) => !named.includes(name))).toEqual([]);
  });

  it("explains all alerts, and no others", () => {
    const headings = [...read(GUIDE).matchAll(/^### (Website\w+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(alerts.map(({ alert }) => alert));
    for (const { alert, annotations } of alerts) {
      expect(annotations.runbook).toBe(`${GUIDE}#${alert.toLowerCase()}`);
      expect(guide.anchors).toContain(alert.toLowerCase());
    }
  });
});
