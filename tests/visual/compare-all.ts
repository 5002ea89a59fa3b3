import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { acceptedScreenshot, differenceOf, encode, half } from "../../scripts/screenshots/accepted.ts";
import { Camera } from "../../scripts/screenshots/camera.ts";
import type { Screen, Screenshot } from "../../scripts/screenshots/screenshots.ts";
import { ONE_OF_EACH_KIND, SWEEPS_ALL } from "../browser/sweeps/swept-pages.ts";
import { RESULTS } from "./results.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Compares screenshots of a screen size with the accepted ones: all, or those of one page of each kind. */
export async function compareAll(screen: Screen): Promise<void> {
  const camera = await Camera.open();
  afterAll(() => camera.close());
  const all = camera.screenshots.filter((screenshot) => screenshot.screen === screen);
  const compared = SWEEPS_ALL ? all : ONE_OF_EACH_KIND.map((path) => screenshotOf(path, all));

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

/** @throws if the page has no screenshot: a sample must not shrink unnoticed. */
function screenshotOf(path: string, all: readonly Screenshot[]): Screenshot {
  const found = all.find(({ subject }) => subject.kind === "page" && subject.path === path);
  if (!found) throw new Error(`There is no screenshot of ${path}.`);
  return found;
}

/** Stores a screenshot for the analysis of a failure; returns its path. */
async function storeResult(name: string, screenshot: Buffer): Promise<string> {
  await mkdir(RESULTS, { recursive: true });
  const path = join(RESULTS, `${name}.webp`);
  await writeFile(path, screenshot);
  return relative(ROOT, path);
}
