import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { project } from "./seeded-tree.ts";

it("domain, application and ports name no provider, not even in comments", () => {
  // The marketing port is a provider's own API.
  const files = globSync("src/{domain,application,ports}/**/*.ts", { cwd: project }).filter(
    (path) => !path.startsWith("src/ports/marketing-api/"),
  );
  expect(files.length).toBeGreaterThan(0);
  const text = (path: string) => readFileSync(join(project, path), "utf8");
  expect(files.filter((path) => /prismic|mailchimp|\bslices\d+\b/i.test(text(path)))).toEqual([]);
});
