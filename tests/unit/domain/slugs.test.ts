import { describe, expect, it } from "vitest";
import { figuresAt, figuresHref } from "../../../src/adapters/http/contract/figures.ts";
import { slugOf } from "../../../src/domain/content/slug.ts";

const TITLES = [
  "Αποτελέσματα 2026",
  "Προοπτικές 2026",
  "決算短信",
  "2026年3月期 第2四半期",
  "النتائج المالية",
  "Результаты 2026",
  "कार्य परिणाम",
  "—",
  "…",
];

describe("the slug of a title", () => {
  it.each([
    ["Five-year summary", "five-year-summary"],
    ["Straße & Geschäft 2026", "strasse-geschaft-2026"],
    ["CO₂ per m²", "co2-per-m2"],
    ["", ""],
    ["  ", ""],
  ])("of %j is %j", (title, slug) => expect(slugOf(title)).toBe(slug));

  it("is never empty, and each title in another script has its own", () => {
    const slugs = TITLES.map(slugOf);
    expect(new Set(slugs).size).toBe(TITLES.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(slugs[0]).toMatch(/^2026-/);
  });

  it("is the same for the same letters, however they are composed", () => {
    expect(slugOf("ΈΚΘΕΣΗ")).toBe(slugOf("έκθεση".normalize("NFD")));
  });

  it.each(TITLES)("is a name of files: %s", (title) => {
    const href = figuresHref("/results", slugOf(title), "csv");
    expect(figuresAt(href)).toMatchObject({ pagePath: "/results", name: slugOf(title), format: "csv" });
  });
});
