import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, inject, it } from "vitest";
import { acceptedPicture, differenceOf, half, pack } from "../../scripts/screenshots/accepted.ts";
import { Camera } from "../../scripts/screenshots/camera.ts";
import type { Screen } from "../../scripts/screenshots/pictures.ts";
import type {} from "../configuration/provided-context.ts";
import { RESULTS } from "./results.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Compares how a screen shows every route, or every part and state as well, with how it was accepted. */
export async function compareAll(screen: Screen): Promise<void> {
  const camera = await Camera.open();
  afterAll(() => camera.close());
  const compared = camera.pictures.filter(
    (picture) => picture.screen === screen && (inject("sweepsAll") || picture.subject.kind === "page"),
  );

  describe("looks as it was accepted", () => {
    it.concurrent.each(compared)("$name", async (picture) => {
      const { name } = picture;
      const actual = await half(await camera.take(picture));
      const accepted = await acceptedPicture(name);
      const difference = accepted ? await differenceOf(accepted, actual) : { words: "a new picture" };
      if (!difference) return;
      const files = [await keep(`${name}.actual`, await pack(actual))];
      if ("picture" in difference && difference.picture) {
        files.push(await keep(`${name}.difference`, difference.picture));
      }
      expect.fail(
        `${difference.words}; see ${files.join(" and ")}. If it is right: npm run visual:accept -- ${name}`,
      );
    });
  });
}

/** Keeps a picture for whoever looks into a failure, and says where. */
async function keep(name: string, picture: Buffer): Promise<string> {
  await mkdir(RESULTS, { recursive: true });
  const path = join(RESULTS, `${name}.webp`);
  await writeFile(path, picture);
  return relative(ROOT, path);
}
