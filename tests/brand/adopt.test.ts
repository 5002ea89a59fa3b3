import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { npmRun, ownProject } from "./own-project.ts";

const FLAGS = [
  ...["--name", "Halden Rail", "--legal-name", "Halden Rail plc", "--exchange", "LSE", "--ticker", "HALD"],
  ...["--locale", "en-gb", "--time-zone", "Europe/London", "--repository", "halden-rail"],
  ...["--colour", "#d9738f", "--accent", "#ffd166", "--without-sample"],
];

async function clone(): Promise<string> {
  const folder = await ownProject();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it("adopting converts a clone to another company's site, which builds without the sample and passes the brand's checks", {
  timeout: 180_000,
}, async () => {
  const project = await clone();
  const links =
    "| a command |\n| its content | [sample/README.md](sample/README.md) |\nand [`sample/`](sample/README.md) too\n";
  await writeFile(join(project, "README.md"), links);
  await mkdir(join(project, "sample"), { recursive: true });
  const said = await npmRun(project, "adopt", ...FLAGS);
  expect(said).toContain("Left to do (docs/adopting.md)");
  expect(said).toContain("CONTENT_API_ENDPOINT=https://halden-rail.cdn.prismic.io/api/v2");
  expect(existsSync(join(project, "sample"))).toBe(false);
  expect(await readFile(join(project, "README.md"), "utf8")).toBe("| a command |\nand `sample/` too\n");
  const brand = await readFile(join(project, "brand/brand.ts"), "utf8");
  for (const text of ['"Halden Rail plc"', '"en-GB"', '"halden"', '"Europe/London"'])
    expect(brand).toContain(text);
  // The given colour has too little contrast for text, so its shades have been changed.
  expect(await npmRun(project, "check", "brand", "content")).toContain("All checks passed.");
  expect(await npmRun(project, "build")).toContain("Every page is within its budget.");
});

it.each([
  ["no name", ["--ticker", "X"], "--name is missing."],
  ["no colour", ["--name", "X", "--colour", "green"], '--colour "green" is no colour'],
  ["no time zone", ["--name", "X", "--time-zone", "Hull"], '--time-zone "Hull" is none'],
  ["no token to upload with", ["--name", "X", "--upload"], "--upload needs CONTENT_WRITE_TOKEN"],
])(
  "invalid answers are rejected before anything is written: %s",
  { timeout: 60_000 },
  async (_, flags, problem) => {
    const project = await clone();
    const before = await readFile(join(project, "brand/brand.ts"), "utf8");
    const refusal = await npmRun(project, "adopt", ...flags).catch((error: unknown) => String(error));
    expect(refusal).toContain(problem);
    expect(await readFile(join(project, "brand/brand.ts"), "utf8")).toBe(before);
  },
);
