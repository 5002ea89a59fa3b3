import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";

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
