import { getContainerRuntimeClient } from "testcontainers";
import type { TestProject } from "vitest/node";
import { reasonOf } from "../../src/ports/reason.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether a container engine is available. */
    hasEngine: boolean;
  }
}

/** Without an engine, tests are skipped with a message; with `REQUIRE_CONTAINERS`, that is an error. */
export async function setup({ name, provide }: TestProject): Promise<void> {
  const failure = await getContainerRuntimeClient().then(() => undefined, reasonOf);
  provide("hasEngine", failure === undefined);
  if (failure === undefined) return;
  const message = `NO CONTAINER ENGINE IS AVAILABLE, so tests of "${name}" are skipped: ${failure}`;
  if (process.env.REQUIRE_CONTAINERS) throw new Error(message);
  process.stderr.write(`\n*** ${message}\n*** Start Docker, or set DOCKER_HOST, to run them.\n\n`);
}
