import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { acceptedScreenshot, differenceOf, encode, half } from "../../scripts/screenshots/accepted.ts";
import { Camera } from "../../scripts/screenshots/camera.ts";
import type { Screen } from "../../scripts/screenshots/screenshots.ts";
import { RESULTS } from "./results.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Compares screenshots of a screen size with the accepted ones. */
export async function compareAll(screen: Screen): Promise<void> {
  const camera = await Camera.open();
  afterAll(() => camera.close());
  const compared = camera.screenshots.filter((screenshot) => screenshot.screen === screen);

  describe("looks like the accepted screenshot", () => {
    it.concurrent.each(compared)("$name", async (screenshot) => {
      const { name } = screenshot;
      const actual = await half(await camera.take(screenshot));
      const accepted = await acceptedScreenshot(name);
      const difference = accepted ? await differenceOf(accepted, actual) : { text: "a new screenshot" };
      if (!difference) return;
      const files = [await storeResult(`${name}.actual`, await encode(actual))];
      if ("screenshot" in difference && difference.screenshot) {
        files.push(await storeResult(`${name}.difference`, difference.screenshot));
      }
      expect.fail(
        `${difference.text}; see ${files.join(" and ")}. To accept it: npm run visual:accept -- ${name}`,
      );
    });
  });
}

/** Stores a screenshot for the analysis of a failure; returns its path. */
async function storeResult(name: string, screenshot: Buffer): Promise<string> {
  await mkdir(RESULTS, { recursive: true });
  const path = join(RESULTS, `${name}.webp`);
  await writeFile(path, screenshot);
  return relative(ROOT, path);
}
