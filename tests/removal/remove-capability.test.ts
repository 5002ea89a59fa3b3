import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { CAPABILITY_NAMES } from "../../brand/schema.ts";
import { npmRun, ownProject, wholeProject } from "../brand/own-project.ts";

it.each(CAPABILITY_NAMES)(
  "without %s, the project is whole: all checks of its code and its unit tests pass",
  {
    timeout: 900_000,
  },
  async (name) => {
    const project = await wholeProject();
    onTestFinished(() => rm(project, { recursive: true, force: true }));
    expect(await npmRun(project, "capability:remove", name)).toContain(`deleted src/domain/${name}/`);
    for (const layer of ["domain", "application", "adapters/prismic", "adapters/http"])
      expect(existsSync(join(project, "src", layer, name, `${name}.ts`)), layer).toBe(false);
    expect(await readFile(join(project, "brand/schema.ts"), "utf8")).not.toContain(`  "${name}",\n`);
    const checks = await npmRun(project, "check", "generated", "types", "lint", "imports", "models");
    expect(checks).toContain("All checks passed.");
    // One at a time: other tests run beside them.
    const tests = ["--project", "contract", "tests/unit", "tests/contract/site/capabilities"];
    await npmRun(project, "test:watch", "--run", "--maxWorkers", "1", ...tests);
  },
);

it("what is no capability is refused with the nearest name, before anything is deleted", async () => {
  const project = await ownProject();
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  const [name] = CAPABILITY_NAMES;
  const refusal: unknown = await npmRun(project, "capability:remove", `${name}s`).catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({ code: 2, message: expect.stringContaining(`did you mean ${name}?`) });
  expect(existsSync(join(project, "src/domain", name))).toBe(true);
});
