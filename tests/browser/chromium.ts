import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The browser's program, and the environment it needs. */
    chromium: { readonly executablePath: string; readonly env: Readonly<Record<string, string>> };
  }
}

const UNPACK = new URL("unpack-chromium.ts", import.meta.url);

/**
 * Unpacks the browser that comes with the project, once for all test files. It brings its own system libraries, so
 * that a machine needs none; `CHROMIUM_PATH` names another browser where this one does not run.
 */
export async function setup({ provide }: TestProject): Promise<void> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    provide("chromium", { executablePath: CHROMIUM_PATH, env: {} });
    return;
  }
  const folder = fileURLToPath(new URL("../../node_modules/.cache/chromium", import.meta.url));
  await mkdir(folder, { recursive: true });
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(UNPACK)], {
    // This makes the package unpack its libraries too, which it otherwise does on the machines it was made for.
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" },
  });
  provide("chromium", JSON.parse(stdout));
}
