import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
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

const decisions = globSync("{historic/,}[0-9]*.md", { cwd: join(ROOT, "docs/adr") })
  .map((path) => path.replaceAll("\\", "/"))
  .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));

it.each(decisions.entries().toArray())(
  "decision %i, %s, has the next number, and begins with its title, date and status",
  (index, path) => {
    const number = index + 1;
    expect(basename(path)).toMatch(new RegExp(`^${String(number).padStart(4, "0")}-`));
    const status = path.startsWith("historic/") ? "superseded by \\[" : "accepted";
    expect(read(`docs/adr/${path}`)).toMatch(
      new RegExp(
        `^# ${number}\\. .+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d(?:, changed \\d{4}-\\d\\d-\\d\\d)?\\. Status: ${status}`,
      ),
    );
  },
);

it("the index of decisions lists all that are accepted", () => {
  const listed = readMarkdown(read("docs/adr/README.md")).links.map(({ text }) => text);
  expect(listed.sort()).toEqual(["historic", ...decisions.filter((path) => !path.includes("/"))].sort());
});

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
