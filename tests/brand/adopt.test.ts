import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { COMPANIES } from "./companies.ts";
import { makeFirstChange } from "./first-change.ts";
import { npmRun, ownProject, wholeProject } from "./own-project.ts";

const companyName = z.enum(["german", "american"]);
const ofToday = companyName.options[Math.floor(Date.now() / 86_400_000) % companyName.options.length];
/** All tests take minutes: a company has its turn each day, or that which `ADOPTED_BY` names. */
const COMPANY = companyName.parse(process.env.ADOPTED_BY ?? ofToday);

it(`a company (${COMPANY}) adopts the project, makes the README's first change, and all checks and tests pass`, {
  timeout: 1_800_000,
}, async () => {
  const { flags, brand, repository, texts } = COMPANIES[COMPANY];
  const project = await wholeProject();
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  const said = await npmRun(project, "adopt", ...flags);
  expect(said).toContain("This overwrites brand.ts");
  expect(said).toContain("Left to do (docs/adopting.md)");
  expect(said).toContain(`CONTENT_API_ENDPOINT=https://${repository}.cdn.prismic.io/api/v2`);
  expect(await readFile(join(project, "package.json"), "utf8")).toContain(`./brand/texts/${texts}/*`);
  expect(existsSync(join(project, "sample"))).toBe(COMPANY === "american");
  const written = await readFile(join(project, "brand/brand.ts"), "utf8");
  for (const text of brand) expect(written).toContain(text);
  await makeFirstChange(project);
  // Only where something has changed: the check reads all files again.
  await npmRun(project, "fix", "brand", "client/shell", "tests/unit/client");
  expect(await npmRun(project, "check")).toContain("All checks passed.");
  // Builds first. Not those in a browser: they visit the sample, which the sample's own project tests.
  // One at a time: other tests run beside them, and some of these take a processor for many seconds.
  await npmRun(project, "test", "--project", "unit", "--project", "contract", "--maxWorkers", "1");
});

it("without a terminal, invalid answers are rejected before anything is written", {
  timeout: 60_000,
}, async () => {
  const project = await ownProject();
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  const before = await readFile(join(project, "brand/brand.ts"), "utf8");
  const flags = [...COMPANIES.german.flags, "--colour", "green"];
  const refusal: unknown = await npmRun(project, "adopt", ...flags).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 2, message: expect.stringContaining('"green" is no colour') });
  expect(await readFile(join(project, "brand/brand.ts"), "utf8")).toBe(before);
});
