import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { inBackground } from "../configuration/background-work.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address that responds once the image is built, or with the reason why it is not. */
    image: string;
  }
}

/** The image that is built from the working tree for these tests. */
export const IMAGE = "larkfield-website:test";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * If there is an engine, builds the image once for all test files, while tests of other projects run; those of containers
 * wait for it (`until-built.ts`).
 */
export async function setup(project: TestProject): Promise<(() => void) | undefined> {
  if (!project.getProvidedContext().hasEngine) return undefined;
  const { address, close } = await inBackground(buildImage());
  project.provide("image", address);
  return close;
}

/** Builds with the command line: the engine's API does not support the host's network, which some machines need. */
async function buildImage(): Promise<void> {
  const base = process.env.BASE_IMAGE;
  const args = [
    "build",
    "--network",
    "host",
    "--tag",
    IMAGE,
    ...(base ? ["--build-arg", `BASE_IMAGE=${base}`] : []),
  ];
  // The output is shown only if the build fails.
  const build = spawn("docker", [...args, "."], { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const [code] = await once(build, "close");
  if (code !== 0) throw new Error(`The image cannot be built:\n${output}`);
}
