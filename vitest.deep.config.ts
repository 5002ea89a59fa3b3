import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { clockOption } from "./tests/configuration/clock.ts";
import {
  browserProject,
  engineProjects,
  fixedBrand,
  onBusyMachine,
  retriedInCi,
  untestedEngines,
} from "./tests/configuration/projects.ts";
import { RunSummary } from "./tests/configuration/run-summary.ts";

const withProcesses = {
  execArgv: [clockOption()],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: onBusyMachine,
  ...retriedInCi,
};

/**
 * Order of the projects that start containers: after all others. Starting a container changes the network of the machine,
 * and a browser then aborts its requests (`ERR_NETWORK_CHANGED`).
 */
const afterOthers = { groupOrder: 1 };

/** `npm run test:deep`: slow tests, and tests that need more than `npm ci`: browsers, a container engine. */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    reporters: ["default", new RunSummary(untestedEngines())],
    globalSetup: ["tests/configuration/generated-files.ts"],
    projects: [
      browserProject({ include: ["tests/browser/sweeps/*.test.ts"] }),
      ...engineProjects(),
      {
        test: {
          name: "visual",
          include: ["tests/visual/**/*.test.ts"],
          // Screenshots are taken concurrently, and wait for each other.
          testTimeout: 60_000,
          ...retriedInCi,
        },
      },
      { test: { name: "fuzz", execArgv: [clockOption()], include: ["tests/fuzz/**/*.test.ts"] } },
      { test: { name: "brand", include: ["tests/brand/**/*.test.ts"], ...retriedInCi } },
      // Hours: `.ci/run` leaves it out.
      { test: { name: "removal", include: ["tests/removal/**/*.test.ts"] } },
      {
        resolve: { alias: fixedBrand },
        test: {
          name: "replicas",
          include: ["tests/contract/replicas/**/*.test.ts"],
          globalSetup: ["tests/containers/container-engine.ts"],
          sequence: afterOthers,
          ...withProcesses,
        },
      },
      {
        resolve: { alias: fixedBrand },
        test: {
          name: "contract",
          globalSetup: ["tests/configuration/stale-build.ts"],
          include: ["tests/contract/**/*.deep.test.ts"],
          ...withProcesses,
        },
      },
      {
        test: {
          name: "package",
          include: ["tests/package/**/*.test.ts"],
          globalSetup: ["tests/package/installed.ts"],
          setupFiles: ["tests/package/until-installed.ts"],
          testTimeout: 60_000,
          ...retriedInCi,
        },
      },
      {
        test: {
          name: "containers",
          include: ["tests/containers/**/*.test.ts"],
          globalSetup: ["tests/containers/container-engine.ts", "tests/containers/images.ts"],
          setupFiles: ["tests/containers/until-built.ts"],
          testTimeout: 30_000,
          // Containers are started in hooks.
          hookTimeout: 120_000,
          sequence: afterOthers,
          ...retriedInCi,
        },
      },
    ],
  },
});
