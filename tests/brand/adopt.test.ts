import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { makeFirstChange } from "./first-change.ts";
import { npmRun, ownProject, wholeProject } from "./own-project.ts";

/** A company with another language, time zone, currency and format of dates than the sample. */
const FLAGS = [
  ...["--name", "Nordkamm AG", "--exchange", "XETRA", "--ticker", "NKM", "--repository", "nordkamm"],
  ...["--locale", "de-de", "--time-zone", "Europe/Berlin", "--currency", "€", "--hundredths", "Cent"],
  // This colour has too little contrast for text, so its shades are changed.
  ...["--email", "ir@nordkamm.example", "--colour", "#d9738f", "--accent", "#ffd166", "--without-sample"],
];

it("a German company adopts the project without the sample, makes the README's first change, and all checks and tests pass", {
  timeout: 600_000,
}, async () => {
  const project = await wholeProject();
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  const said = await npmRun(project, "adopt", ...FLAGS);
  expect(said).toContain("This overwrites brand.ts");
  expect(said).toContain("Left to do (docs/adopting.md)");
  expect(said).toContain("CONTENT_API_ENDPOINT=https://nordkamm.cdn.prismic.io/api/v2");
  expect(await readFile(join(project, "package.json"), "utf8")).toContain("./brand/texts/de/*");
  expect(existsSync(join(project, "sample"))).toBe(false);
  const brand = await readFile(join(project, "brand/brand.ts"), "utf8");
  for (const text of ['"Nordkamm AG"', '"de-DE"', '"nordkamm"', '"Europe/Berlin"'])
    expect(brand).toContain(text);
  await makeFirstChange(project);
  // Only where something has changed: the check reads all files again.
  await npmRun(project, "fix", "brand", "client/shell", "tests/unit/client");
  expect(await npmRun(project, "check")).toContain("All checks passed.");
  // Builds first; tests of the sample are skipped. The others know no company, and take three quarters of the time.
  const names = await readdir(join(project, "tests/unit"));
  const tests = names.filter((name) => !["http", "marketing-api", "search-index"].includes(name));
  await npmRun(project, "test", "--project", "unit", ...tests.map((name) => `tests/unit/${name}`));
});

it("without a terminal, invalid answers are rejected before anything is written", {
  timeout: 60_000,
}, async () => {
  const project = await ownProject();
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  const before = await readFile(join(project, "brand/brand.ts"), "utf8");
  const flags = [...FLAGS, "--colour", "green"];
  const refusal: unknown = await npmRun(project, "adopt", ...flags).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 2, message: expect.stringContaining('"green" is no colour') });
  expect(await readFile(join(project, "brand/brand.ts"), "utf8")).toBe(before);
});
