import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const EXTRACT = join(import.meta.dirname, "extract.ts");
const FOLDER = join(import.meta.dirname, "../../node_modules/.cache/chromium");

const extractedSchema = z.object({ executablePath: z.string(), libraries: z.string() });

/** There is no GPU: it would be imitated, which takes a seventh more of CPU time. */
export const WITHOUT_GPU = "--disable-gpu";

/** How a browser is started. */
export interface ChromiumLaunch {
  readonly executablePath: string;
  readonly env: NodeJS.ProcessEnv;
  readonly args: string[];
}

/**
 * Extracts the packaged browser, including system libraries and a font, so that the machine does not need them.
 * `CHROMIUM_PATH` selects another browser if this one does not run.
 */
export async function extractChromium(...flags: readonly string[]): Promise<ChromiumLaunch> {
  const args = ["--no-sandbox", ...flags];
  const { env } = process;
  if (env.CHROMIUM_PATH) return { executablePath: env.CHROMIUM_PATH, env, args };
  await mkdir(FOLDER, { recursive: true });
  const { stdout } = await promisify(execFile)(process.execPath, [EXTRACT], {
    // The package only extracts its libraries on AWS Lambda. This is the latest runtime that it knows, independent of
    // the local version of Node.
    env: { ...env, TMPDIR: FOLDER, AWS_LAMBDA_JS_RUNTIME: "nodejs24.x" },
  });
  const { executablePath, libraries } = extractedSchema.parse(JSON.parse(stdout));
  // The package's own configuration expects the font in `/tmp`; without a font the browser crashes.
  const configuration = join(FOLDER, "fonts.conf");
  await writeFile(configuration, fontsConfiguration());
  return {
    executablePath,
    env: { ...env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: configuration },
    args,
  };
}

function fontsConfiguration(): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(FOLDER, "fonts")}</dir>
  <cachedir>${join(FOLDER, "fonts-cache")}</cachedir>
</fontconfig>
`;
}
