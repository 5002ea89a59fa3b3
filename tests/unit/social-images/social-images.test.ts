import { expect, it, vi } from "vitest";
import type { SocialCard } from "../../../src/adapters/http/social-images/card.ts";
import { SocialImageCache } from "../../../src/adapters/http/social-images/social-image-cache.ts";

const card = (title: string): SocialCard => ({ title, note: undefined, artwork: "news" });

it("an image is drawn once for concurrent requests", async () => {
  const make = vi.fn(async ({ title }: SocialCard) => Buffer.from(title));
  const images = new SocialImageCache(make);
  const [first, second] = await Promise.all([images.get(card("a")), images.get(card("a"))]);
  expect(first).toBe(second);
  expect(await images.get(card("a"))).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

it("images are drawn one at a time, and a failure does not block the next", async () => {
  let making = 0;
  let most = 0;
  const images = new SocialImageCache(async ({ title }) => {
    making += 1;
    most = Math.max(most, making);
    await Promise.resolve();
    making -= 1;
    if (title === "bad") throw new Error("cannot be drawn");
    return Buffer.from(title);
  });
  const answers = await Promise.allSettled(["bad", "a", "b"].map((title) => images.get(card(title))));
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(most).toBe(1);
});

it("the cache has a maximum size", async () => {
  const make = vi.fn(async () => Buffer.alloc(60));
  const images = new SocialImageCache(make, 100);
  for (const title of ["a", "b", "a"]) await images.get(card(title));
  expect(make).toHaveBeenCalledTimes(3);
});

it("requests above the queue limit are rejected", async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const images = new SocialImageCache(() => promise);
  const waiting = Array.from({ length: 24 }, (_, index) => images.get(card(String(index))));
  expect(await images.get(card("one more"))).toBeUndefined();
  resolve(Buffer.from("drawn"));
  await Promise.all(waiting);
  expect(await images.get(card("one more"))).toEqual(Buffer.from("drawn"));
});
