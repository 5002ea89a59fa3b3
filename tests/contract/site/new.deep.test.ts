import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CAPABILITY_NAMES } from "../../../brand/schema.ts";
import { npmRun, wholeProject } from "../../brand/own-project.ts";

const MINUTES = 60_000;

let project: string;

beforeAll(async () => {
  project = await wholeProject();
}, 3 * MINUTES);

afterAll(() => rm(project, { recursive: true, force: true }));

it(
  "what the command for new things makes passes all checks and its tests, and the style guide shows it",
  async () => {
    const capability = CAPABILITY_NAMES.find((name) =>
      existsSync(join(project, "src/adapters/prismic", name)),
    );
    const within = capability === undefined ? [] : [["--in", capability]];
    const added = [
      ["section", "fact-box"],
      ["page", "event-page"],
      ["use-case", "archive-news"],
      ...within.flatMap((option) => [
        ["section", "side-note", ...option],
        ["type", "open-job", ...option],
        ["page", "factory-page", ...option],
        ["use-case", "count-visits", ...option],
      ]),
    ];
    for (const args of added) await npmRun(project, "new", ...args, "--without-picture");
    const slices = ["FactBox", ...(capability === undefined ? [] : ["SideNote", "OpenJobList"])];
    const taken = await npmRun(project, "screenshots", "--slices", ...slices);
    for (const slice of slices) expect(taken).toContain(`${slice}/screenshot-default.png`);
    expect(await npmRun(project, "check")).toContain("All checks passed.");
    const folders = ["adapters", "application", "client", "composition", "content-snapshot", "domain"];
    const tests = [...folders, ...(capability === undefined ? [] : [capability])];
    const said = await npmRun(
      project,
      "test:watch",
      "--run",
      ...tests.map((folder) => `tests/unit/${folder}`),
    );
    expect(said).toMatch(/Tests .*passed/);
  },
  20 * MINUTES,
);
