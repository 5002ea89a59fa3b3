import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
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

const ROOT = join(import.meta.dirname, "../..");

/** Builds the image once, while tests of other projects run; those of containers wait (`until-built.ts`). */
export async function setup(project: TestProject): Promise<(() => void) | undefined> {
  if (!project.getProvidedContext().hasEngine) return undefined;
  const { address, close } = await inBackground(buildImage());
  project.provide("image", address);
  return close;
}

/** Builds with the command line: the engine's API does not support the host's network, which some machines need. */
async function buildImage(): Promise<void> {
  const base = process.env.BASE_IMAGE;
  const from = base ? ["--build-arg", `BASE_IMAGE=${base}`] : [];
  const args = ["build", "--network", "host", "--tag", IMAGE, ...from, "."];
  // The output is shown only if the build fails.
  const build = promisify(execFile)("docker", args, { cwd: ROOT, maxBuffer: Number.POSITIVE_INFINITY });
  await build.catch((cause: { readonly stdout: string; readonly stderr: string }) => {
    throw new Error(`The image cannot be built:\n${cause.stdout}${cause.stderr}`, { cause });
  });
}
