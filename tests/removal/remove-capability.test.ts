import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { CAPABILITY_NAMES } from "../../brand/schema.ts";
import { capabilityOf } from "../../checks/imports/capabilities.ts";
import { npmRun, ownProject, wholeProject } from "../brand/own-project.ts";

it.each(CAPABILITY_NAMES)(
  "without %s, the project is whole: it passes the checks of its code, and its unit and contract tests",
  {
    timeout: 3_600_000,
  },
  async (name) => {
    const project = await wholeProject();
    onTestFinished(() => rm(project, { recursive: true, force: true }));
    const deleted = await npmRun(project, "capability:remove", name);
    expect(deleted).toContain(`deleted src/domain/${name}/`);
    // Tests of the core stay: they have nothing of it, neither an import nor a kind of its content.
    const tests = [...deleted.matchAll(/^deleted (tests\/unit\/.*)/gm)].map(([, path = ""]) => path);
    expect(tests.filter((path) => capabilityOf(path) === undefined)).toEqual([]);
    for (const layer of ["domain", "application", "adapters/prismic", "adapters/http"])
      expect(existsSync(join(project, "src", layer, name, `${name}.ts`)), layer).toBe(false);
    expect(await readFile(join(project, "brand/schema.ts"), "utf8")).not.toContain(`  "${name}",\n`);
    const checks = await npmRun(
      project,
      "check",
      "generated",
      "types",
      "lint",
      "imports",
      "commands",
      "models",
      "documentation",
      "brand",
    );
    expect(checks).toContain("All checks passed.");
    await npmRun(project, "build");
    // One at a time: other tests run beside them.
    await npmRun(project, "test:watch", "--run", "--project", "contract", "--maxWorkers", "1");
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
