import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";

const UNPACK = fileURLToPath(new URL("unpack.ts", import.meta.url));
const FOLDER = fileURLToPath(new URL("../../node_modules/.cache/chromium", import.meta.url));

const unpackedSchema = z.object({ executablePath: z.string(), env: z.record(z.string(), z.string()) });

/** A browser's program, and the environment that it needs. */
export type UnpackedChromium = z.output<typeof unpackedSchema>;

/**
 * Unpacks the browser that comes with the project. It brings its own system libraries, so that a machine needs none;
 * `CHROMIUM_PATH` names another browser where this one does not run.
 */
export async function unpackChromium(): Promise<UnpackedChromium> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, env: {} };
  await mkdir(FOLDER, { recursive: true });
  const { stdout } = await promisify(execFile)(process.execPath, [UNPACK], {
    // This makes the package unpack its libraries too, which it otherwise does on the machines it was made for.
    env: { ...process.env, TMPDIR: FOLDER, AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" },
  });
  return unpackedSchema.parse(JSON.parse(stdout));
}
