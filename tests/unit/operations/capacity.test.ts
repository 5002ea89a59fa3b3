import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Measured, readMeasured } from "../../../scripts/capacity/measured.ts";
import { capacityPage } from "../../../scripts/capacity/page.ts";
import { plan } from "../../../scripts/capacity/plan.ts";
import { caching } from "../../../src/adapters/http/rendered-pages/caching.ts";

const ROOT = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const measured: Measured = {
  keptPages: 10_000,
  unchangedPages: 50_000,
  searches: 500,
  memory: 400,
  page: 5_000,
  start: 1_000,
};
const assumed = { use: 0.5, searches: 0, addresses: 60, places: 10, fewest: 2 };

describe("the page on capacity", () => {
  it("says what the benchmarks measured: `npm run capacity` writes it", () => {
    expect(read("docs/capacity.md")).toBe(capacityPage(readMeasured(read("bench/results.md"))));
  });

  it("is not written from results that lack a figure", () => {
    const results = read("bench/results.md").replaceAll("Answers/s", "Anything/s");
    expect(() => readMeasured(results)).toThrow('no Answers/s of this site under "A page that is kept');
  });
});

describe("what a number of requests takes", () => {
  it("is the cores that send the pages, at the part of their capacity that is used", () => {
    expect(plan(100_000, measured, assumed).direct).toEqual({ cores: 20, processes: 20, memory: 8 });
    expect(plan(100_000, { ...measured, keptPages: 20_000 }, assumed).direct.cores).toBe(10);
    expect(plan(100_000, measured, { ...assumed, use: 1 }).direct.cores).toBe(10);
  });

  it("is never one process alone", () => {
    expect(plan(1, measured, assumed).direct.processes).toBe(2);
  });

  it("behind a cache is what each place asks once in the time for which it may answer by itself", () => {
    const { "cache-control": header } = caching();
    const shared = Number(/s-maxage=(\d+)/.exec(header ?? "")?.[1]);
    const { behind } = plan(100_000, measured, assumed);
    expect(behind.requests).toBe((assumed.places * assumed.addresses) / shared);
    expect(behind.processes).toBe(2);
    expect(plan(5, measured, assumed).behind.requests).toBe(5);
  });

  it("counts searches for what they cost, with a cache or without", () => {
    const searching = { ...assumed, searches: 0.1 };
    const { direct, behind } = plan(1_000, measured, searching);
    expect(direct.cores).toBeCloseTo(900 / 5_000 + 100 / 250);
    expect(behind.cores).toBeCloseTo(10 / 25_000 + 100 / 250);
  });

  it("sends as many bits as pages have", () => {
    expect(plan(100_000, measured, assumed).traffic).toBe(4);
  });
});
