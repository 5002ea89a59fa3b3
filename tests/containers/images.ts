import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { getContainerRuntimeClient } from "testcontainers";
import type { TestProject } from "vitest/node";
import { inBackground } from "../configuration/background-work.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether a container engine is available. */
    hasEngine: boolean;
    /** Address that responds once the image is built, or with the reason why it is not. */
    image: string;
  }
}

/** The image that is built from the working tree for these tests. */
export const IMAGE = "larkfield-website:test";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Builds the image once for all test files, while tests of other projects run; those of containers wait for it
 * (`until-built.ts`). Without a container engine the tests are skipped with a message; if
 * `REQUIRE_CONTAINERS` is set, that is an error.
 */
export async function setup({ provide }: TestProject): Promise<(() => void) | undefined> {
  const unreachable = await engineFailure();
  provide("hasEngine", unreachable === undefined);
  if (unreachable === undefined) {
    const { address, close } = await inBackground(buildImage());
    provide("image", address);
    return close;
  }
  const message = `NO CONTAINER ENGINE IS AVAILABLE, so the tests of the image are skipped: ${unreachable}`;
  if (process.env.REQUIRE_CONTAINERS) throw new Error(message);
  process.stderr.write(`\n*** ${message}\n*** Start Docker, or set DOCKER_HOST, to run them.\n\n`);
  return undefined;
}

async function engineFailure(): Promise<string | undefined> {
  try {
    await getContainerRuntimeClient();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Builds with the command line: the engine's API does not support the host's network, which some machines need. */
async function buildImage(): Promise<void> {
  const base = process.env.BASE_IMAGE;
  const build = spawn(
    "docker",
    [
      ...["build", "--network", "host", "--tag", IMAGE],
      ...(base ? ["--build-arg", `BASE_IMAGE=${base}`] : []),
      ".",
    ],
    // The output is shown only if the build fails.
    { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const [code] = await once(build, "close");
  if (code !== 0) throw new Error(`The image cannot be built:\n${output}`);
}
