import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const DASHBOARD = "ops/grafana/website.json";

interface Dashboard {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
}

/** Takes out of `ops/` the rules of Prometheus with their tests, and the queries of the dashboard, which need some metrics. */
export function removeFromOperations(root: string, metrics: readonly string[]): void {
  const isNamed = (text: string) => metrics.some((name) => text.includes(name));
  for (const path of globSync("ops/prometheus/*.yaml", { cwd: root })) {
    const blocks = readFileSync(join(root, path), "utf8").trimEnd().split("\n\n");
    if (blocks.some(isNamed))
      writeFileSync(join(root, path), `${blocks.filter((block) => !isNamed(block)).join("\n\n")}\n`);
  }
  const dashboard = readFileSync(join(root, DASHBOARD), "utf8");
  if (!isNamed(dashboard)) return;
  const { panels, ...others }: Dashboard = JSON.parse(dashboard);
  const left = panels.flatMap(({ targets, ...panel }) => {
    const kept = targets?.filter(({ expr }) => !isNamed(expr));
    if (kept === undefined) return panel;
    return kept.length > 0 ? { ...panel, targets: kept } : [];
  });
  writeFileSync(join(root, DASHBOARD), `${JSON.stringify({ ...others, panels: left }, null, 2)}\n`);
}
