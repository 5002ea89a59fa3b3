import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import {
  acceptedNames,
  acceptedScreenshot,
  differenceOf,
  encode,
  half,
} from "../../scripts/screenshots/accepted.ts";
import { Camera } from "../../scripts/screenshots/camera.ts";
import type { Screen } from "../../scripts/screenshots/screenshots.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Compares screenshots of a screen size with the accepted ones. What differs is stored in `test-results/visual`. */
export async function compareAll(screen: Screen): Promise<void> {
  const results = join(ROOT, `test-results/visual/${screen}`);
  await rm(results, { recursive: true, force: true });
  const camera = await Camera.open();
  afterAll(() => camera[Symbol.asyncDispose]());
  const compared = camera.screenshots.filter((screenshot) => screenshot.screen === screen);

  it("there is no accepted screenshot without a subject", async () => {
    const accepted = (await acceptedNames()).filter((name) => name.endsWith(`-${screen}`));
    const names = new Set(compared.map(({ name }) => name));
    expect(accepted.filter((name) => !names.has(name))).toEqual([]);
  });

  it.concurrent.each(compared)("$name looks like the accepted screenshot", async (screenshot) => {
    const { name } = screenshot;
    const actual = await half(await camera.take(screenshot));
    const accepted = await acceptedScreenshot(name);
    const difference = accepted ? await differenceOf(accepted, actual) : { text: "a new screenshot" };
    if (!difference) return;
    const files = [await store(`${name}.actual`, await encode(actual))];
    if ("screenshot" in difference && difference.screenshot) {
      files.push(await store(`${name}.difference`, difference.screenshot));
    }
    expect.fail(
      `${difference.text}; see ${files.join(" and ")}. To accept it: npm run visual:accept -- ${name}`,
    );
  });

  /** Stores a screenshot for the analysis of a failure; returns its path. */
  async function store(name: string, screenshot: Buffer): Promise<string> {
    await mkdir(results, { recursive: true });
    const path = join(results, `${name}.webp`);
    await writeFile(path, screenshot);
    return relative(ROOT, path);
  }
}
