import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { readMarkdown } from "../../checks/documentation/markdown.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const { version, scripts } = z
  .object({ version: z.string(), scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read("package.json")));

it("the changelog has a section for unreleased changes, and then the current version with its date", () => {
  const headings = [...read("CHANGELOG.md").matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  expect(headings[0]).toBe("[Unreleased]");
  expect(headings[1]).toMatch(new RegExp(`^\\[${version.replaceAll(".", "\\.")}\\] - \\d{4}-\\d\\d-\\d\\d$`));
});

it("the page of commands lists all npm scripts except pre- and post-scripts", () => {
  const page = read("docs/commands.md");
  const own = Object.keys(scripts).filter((name) => !/^(?:pre|post)/.test(name));
  expect(own.filter((name) => !new RegExp(`\`.*npm (?:run )?${name}\\b.*\``).test(page))).toEqual([]);
});

it.each(readdirSync(join(ROOT, "docs/adr")).sort().entries().toArray())(
  "decision %i, %s, has the next number, and begins with its title, date and status",
  (index, name) => {
    const number = index + 1;
    expect(name).toMatch(new RegExp(`^${String(number).padStart(4, "0")}-`));
    expect(read(`docs/adr/${name}`)).toMatch(
      new RegExp(
        `^# ${number}\\. .+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d(?:, changed \\d{4}-\\d\\d-\\d\\d)?\\. Status: (?:accepted|superseded by \\[)`,
      ),
    );
  },
);

it.each([
  "page cache",
  "cache invalidation",
  "stale-while-revalidate",
  "ETag",
  "hydrate",
  "code splitting",
  "lazy",
  "error boundary",
  "prefetch",
  "focus management",
  "rate limit",
  "retry",
  "timeout",
  "graceful shutdown",
  "access log",
  "health check",
  "CSP",
  "dependency injection",
  "feature flag",
  "configuration",
])("docs/where-is.md has a heading with %j", (term) => {
  const { headings } = readMarkdown(read("docs/where-is.md"));
  expect(headings.map(({ text }) => text.toLowerCase()).join("\n")).toContain(term.toLowerCase());
});
