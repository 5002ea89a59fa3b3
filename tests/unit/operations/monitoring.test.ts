import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { readMarkdown } from "../../../checks/documentation/markdown.ts";
import { createPrometheusMeter } from "../../../src/adapters/metrics/prometheus-meter.ts";
import { metricsOf } from "../../../src/composition/capabilities.ts";
import { coreMetrics, type MetricTable } from "../../../src/ports/meter.ts";
import { ROOT, readYaml } from "./manifests.ts";

const ALERTS = "ops/prometheus/alerts.yaml";
const DASHBOARD = "ops/grafana/website.json";
/** What operators read: the guide, and what belongs to one capability. */
const GUIDES = ["docs/operations.md", "docs/capabilities/*.md"];
const CAPABILITY = /^docs\/capabilities\//;

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
const guides = globSync(GUIDES, { cwd: ROOT }).map((path) => ({ path, text: read(path) }));
const targetLabels = ["job", "instance", "le"];

const metrics: MetricTable = Object.assign({}, coreMetrics, ...metricsOf());

let exposed: ReadonlyMap<string, string>;
beforeAll(async () => {
  const text = await createPrometheusMeter(metricsOf()).exposition();
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
    const own = metrics[name]?.labels;
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

it("exposes what a capability measures with it alone", async () => {
  const added = metricsOf().flatMap((table) => Object.keys(table));
  const text = await createPrometheusMeter(metricsOf([])).exposition();
  expect(added.filter((name) => exposed.has(name))).toEqual(added);
  expect(added.filter((name) => text.includes(name))).toEqual([]);
});

it("each counter begins at 0, for each value of its label", async () => {
  const text = await createPrometheusMeter(metricsOf()).exposition();
  const zeros = [...text.matchAll(/^(\w+_total(?:\{\w+="[^"]*"\})?) 0$/gm)].map(([, series]) => series);
  const counted = Object.entries(metrics).flatMap(([name, { kind, labels, values = [] }]) => {
    if (kind !== "counter") return [];
    return values.length === 0 ? [name] : values.map((value) => `${name}{${labels[0]}="${value}"}`);
  });
  expect(counted.length).toBeGreaterThan(15);
  expect(zeros).toEqual(expect.arrayContaining(counted));
});

describe("the operations guide", () => {
  it("has no alert that depends on what only a platform requests", () => {
    const requested = alerts.filter(({ expr }) => /(?<!!)=~?"[^"]*\/(?:healthz|readyz)/.test(expr));
    expect(requested.map(({ alert }) => alert)).toEqual([]);
  });

  it("names no metric that the site does not have", () => {
    const named = guides.flatMap(({ text }) => readMarkdown(text).code.map((span) => span.text));
    const metricNames = named.filter((span) => /_(?:total|seconds|ratio|bytes)$/.test(span));
    expect(metricNames.filter((name) => metricOf(name) === undefined)).toEqual([]);
  });

  it("explains all alerts, and no others", () => {
    const explained = guides.flatMap(({ path, text }) =>
      Array.from(text.matchAll(/^### (Website\w+)$/gm), ([, alert = ""]) => `${path}#${alert.toLowerCase()}`),
    );
    // The rules of a capability that was taken out of the project are left.
    const runbooks = alerts
      .map(({ annotations }) => annotations.runbook)
      .filter((runbook) => !CAPABILITY.test(runbook) || existsSync(join(ROOT, runbook.split("#")[0] ?? "")));
    expect(explained.toSorted()).toEqual(runbooks.toSorted());
    expect(
      alerts.filter(({ alert, annotations }) => !annotations.runbook.endsWith(`#${alert.toLowerCase()}`)),
    ).toEqual([]);
  });
});
