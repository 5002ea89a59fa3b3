import type { Usage } from "../../scripts/site-process/usage.ts";
import { table } from "../results/results-page.ts";
import type { PageBytes } from "./bytes.ts";
import type { Measured } from "./rounds.ts";
import type { FirstPage } from "./starts.ts";

type Named<T> = T & { readonly name: string };

export function loadTable(rows: readonly Measured[]): string {
  return table(
    ["Server", "Responses/s", "Ratio", "p50 ms", "p99 ms", "p99 ratio", "CPU µs/response"],
    rows.map(({ name, perSecond, speedRatio, p50, p99, p99Ratio, cpu }) => [
      name,
      perSecond.toFixed(0),
      `${speedRatio.toFixed(2)}×`,
      p50.toFixed(2),
      p99.toFixed(2),
      `${p99Ratio.toFixed(2)}×`,
      cpu.toFixed(0),
    ]),
  );
}

export function startTable(rows: readonly FirstPage[]): string {
  const [first] = rows;
  return table(
    ["Server", "ms", "Ratio"],
    rows.map(({ name, after }) => [
      name,
      after.toFixed(0),
      `${(after / (first?.after ?? Number.NaN)).toFixed(2)}×`,
    ]),
  );
}

export function memoryTable(idle: readonly Named<Usage>[], underLoad: readonly Named<Usage>[]): string {
  return table(
    ["Server", "Idle, MB", "Peak under load, MB"],
    idle.map(({ name, memory }, index) => [
      name,
      memory.toFixed(0),
      underLoad[index]?.peakMemory.toFixed(0) ?? "",
    ]),
  );
}

export function bytesTable(rows: readonly Named<PageBytes & { readonly path: string }>[]): string {
  return table(
    ["Page", "Server", "HTML", "HTML, compressed", "Scripts that it names, compressed"],
    rows.map(({ path, name, html, compressedHtml, scripts }) => [
      path,
      name,
      String(html),
      String(compressedHtml),
      String(scripts),
    ]),
  );
}
