import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { getContainerRuntimeClient } from "testcontainers";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether a container engine answers, so that the tests can run. */
    hasEngine: boolean;
  }
}

/** The image that is made of the working tree for these tests. */
export const IMAGE = "larkfield-website:test";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Builds the image once for all test files. Where no container engine answers the tests are skipped, and said to be;
 * with `REQUIRE_CONTAINERS` set that is a failure.
 */
export async function setup({ provide }: TestProject): Promise<void> {
  const unreachable = await engineFailure();
  provide("hasEngine", unreachable === undefined);
  if (unreachable === undefined) return await buildImage();
  const message = `NO CONTAINER ENGINE ANSWERS, so the tests of the image do not run: ${unreachable}`;
  if (process.env.REQUIRE_CONTAINERS) throw new Error(message);
  process.stderr.write(`\n*** ${message}\n*** Start Docker, or set DOCKER_HOST, to run them.\n\n`);
}

async function engineFailure(): Promise<string | undefined> {
  try {
    await getContainerRuntimeClient();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** By the command line: the engine's API cannot give a build the host's network, which a machine may need. */
async function buildImage(): Promise<void> {
  const base = process.env.BASE_IMAGE;
  const build = spawn(
    "docker",
    [
      ...["build", "--network", "host", "--tag", IMAGE],
      ...(base ? ["--build-arg", `BASE_IMAGE=${base}`] : []),
      ".",
    ],
    // What is said of the build matters when it fails only.
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
