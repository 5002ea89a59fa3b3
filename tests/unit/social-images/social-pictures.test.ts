import { expect, it, vi } from "vitest";
import type { SocialCard } from "../../../src/adapters/http/social-images/card.ts";
import {
  SocialPictures,
  TooManyPicturesError,
} from "../../../src/adapters/http/social-images/social-pictures.ts";

const card = (title: string): SocialCard => ({ title, note: undefined, crop: "bend" });

it("a picture is made once, also for those who ask at the same time", async () => {
  const make = vi.fn(async ({ title }: SocialCard) => Buffer.from(title));
  const pictures = new SocialPictures(make);
  const [first, second] = await Promise.all([pictures.get(card("a")), pictures.get(card("a"))]);
  expect(first).toBe(second);
  expect(await pictures.get(card("a"))).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

it("no two are made at once, and one that fails does not hold up the next", async () => {
  let making = 0;
  let most = 0;
  const pictures = new SocialPictures(async ({ title }) => {
    making += 1;
    most = Math.max(most, making);
    await Promise.resolve();
    making -= 1;
    if (title === "bad") throw new Error("cannot be drawn");
    return Buffer.from(title);
  });
  const answers = await Promise.allSettled(["bad", "a", "b"].map((title) => pictures.get(card(title))));
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(most).toBe(1);
});

it("keeps no more than it may", async () => {
  const make = vi.fn(async () => Buffer.alloc(60));
  const pictures = new SocialPictures(make, 100);
  for (const title of ["a", "b", "a"]) await pictures.get(card(title));
  expect(make).toHaveBeenCalledTimes(3);
});

it("turns away whoever would wait behind too many", async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const pictures = new SocialPictures(() => promise);
  const waiting = Array.from({ length: 24 }, (_, index) => pictures.get(card(String(index))));
  await expect(pictures.get(card("one more"))).rejects.toThrow(TooManyPicturesError);
  resolve(Buffer.from("drawn"));
  await Promise.all(waiting);
  expect(await pictures.get(card("one more"))).toEqual(Buffer.from("drawn"));
});
