import { relative } from "node:path";
import type { Plugin } from "vitest/config";
import type { TestCase, TestModule, TestSuite, Vitest } from "vitest/node";

/**
 * Projects whose tests start browsers, processes or containers, and may fail by chance on a busy machine. Not `fuzz`,
 * whose last test checks what the others have caused.
 */
const REPEATED_PROJECTS = [
  "browser",
  "firefox",
  "webkit",
  "visual",
  "brand",
  "replicas",
  "package",
  "containers",
];

/** With more failures than this, nothing is repeated: that is no chance. */
const MAX_REPEATED = 3;

/** A test, or a suite or file that failed outside of its tests: in a hook, or when it was loaded. */
type Failure = TestCase | TestSuite | TestModule;

type Run = Awaited<ReturnType<Vitest["start"]>>;

/**
 * In CI (`CI=true`), repeats up to {@link MAX_REPEATED} failed tests of {@link REPEATED_PROJECTS}, one at a time, after
 * all tests have run. If all of them pass then, the run passes; its last lines list them as flaky.
 */
export function repeatFailed(): Plugin {
  return {
    name: "repeat-failed",
    configureVitest({ vitest, project }) {
      // This is called for each project.
      const isFirst = project === vitest.projects[0];
      // With `--bail`, the tests after the first failure have not run.
      if (process.env.CI !== "true" || !isFirst || vitest.config.bail) return;
      const start = vitest.start.bind(vitest);
      // No hook of Vitest's is between the end of a run and that of its global setups, which the tests still need.
      vitest.start = async (filters) => {
        const run = await start(filters);
        await repeat(failuresOf(run), vitest);
        return run;
      };
    },
  };
}

/** Failures that may be repeated; none if there are too many, or if one may not. */
function failuresOf({ testModules, unhandledErrors }: Run): readonly Failure[] {
  if (unhandledErrors.length > 0) return [];
  const failures = testModules.flatMap((module) => [
    ...[module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0),
    ...module.children.allTests("failed"),
  ]);
  const areRepeated = failures.every(({ project }) => REPEATED_PROJECTS.includes(project.name));
  return areRepeated && failures.length <= MAX_REPEATED ? failures : [];
}

async function repeat(failures: readonly Failure[], vitest: Vitest): Promise<void> {
  const flaky: Failure[] = [];
  for (const failure of failures) if (await passes(failure, vitest)) flaky.push(failure);
  if (flaky.length === 0) return;
  // The first run has set it to 1.
  if (flaky.length === failures.length) process.exitCode = 0;
  const lines = flaky.map((failure) => `  ${nameOf(failure, vitest.config.root)}\n`);
  process.stdout.write(`Flaky, passed when repeated alone (see docs/commands.md):\n${lines.join("")}`);
}

async function passes(failure: Failure, vitest: Vitest): Promise<boolean> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
    failure.toTestSpecification(),
  ]);
  const { id } = moduleOf(failure);
  // If its tests are not found again, it is skipped.
  const hasPassed = testModules.find((module) => module.id === id)?.state() === "passed";
  return hasPassed && unhandledErrors.length === 0;
}

function moduleOf(failure: Failure): TestModule {
  return failure.type === "module" ? failure : failure.module;
}

function nameOf(failure: Failure, root: string): string {
  const file = `${failure.project.name}: ${relative(root, moduleOf(failure).moduleId)}`;
  return failure.type === "module" ? file : `${file} > ${failure.fullName}`;
}
