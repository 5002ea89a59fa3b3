import { availableParallelism } from "node:os";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { clockOption } from "./tests/configuration/clock.ts";
import { componentProject } from "./tests/configuration/component-project.ts";
import {
  browserProject,
  coverage,
  fixedBrand,
  onBusyMachine,
  retriedInCi,
} from "./tests/configuration/projects.ts";
import { RunSummary } from "./tests/configuration/run-summary.ts";
import { hasSample, untestedPages } from "./tests/configuration/sample.ts";

/** Timeout of a test or hook that hangs, in milliseconds: whatever is slow on a busy machine ends before. */
const TEST_TIMEOUT_MS = 60_000;

/** `npm test`: all tests that need only `npm ci`. Slow tests are in vitest.deep.config.ts. */
export default defineConfig({
  test: {
    // One per core: the default leaves one core free.
    maxWorkers: availableParallelism(),
    reporters: ["default", new RunSummary(untestedPages)],
    globalSetup: ["tests/configuration/generated-files.ts", "tests/configuration/temporary-folder.ts"],
    coverage,
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { alias: fixedBrand },
        test: {
          name: "unit",
          execArgv: [clockOption()],
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          exclude: ["**/*.deep.test.ts"],
          setupFiles: ["tests/configuration/as-found.ts"],
          provide: { sharesState: false },
          isolate: false,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          expect: onBusyMachine,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        resolve: { alias: fixedBrand },
        test: {
          name: "contract",
          execArgv: [clockOption()],
          globalSetup: ["tests/configuration/stale-build.ts"],
          include: ["tests/contract/**/*.test.ts"],
          exclude: ["tests/contract/replicas/**", "**/*.deep.test.ts"],
          setupFiles: ["tests/configuration/as-found.ts"],
          provide: { sharesState: true },
          isolate: false,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          expect: onBusyMachine,
          ...retriedInCi,
        },
      },
      await componentProject(),
      ...(hasSample
        ? [browserProject({ include: ["tests/browser/**/*.test.ts"], exclude: ["tests/browser/sweeps/**"] })]
        : []),
    ],
  },
});
