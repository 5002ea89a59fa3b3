import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KeptAnswers, type Made } from "../../../../src/adapters/http/rendered-pages/kept-answers.ts";
import {
  type ContentRef,
  ContentServiceError,
  contentRef,
} from "../../../../src/ports/content-repository.ts";
import { silentLog } from "../../../../src/ports/log.ts";
import { silentMeter } from "../../../../src/ports/meter.ts";

const first = contentRef("first");
const second = contentRef("second");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00+11:00") });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Answers that say under which key and ref they were made, and a hand that holds the making back. */
function kept({ maxBytes }: { maxBytes?: number } = {}) {
  const published = { ref: first };
  const gone = new Set<string>();
  let held: Promise<void> | undefined;
  const make = vi.fn(async (key: string, ref: ContentRef): Promise<Made> => {
    if (ref !== first) await held;
    if (gone.has(key)) return { outcome: "not-found" };
    const body = Buffer.from(`${key} at ${ref}`.padEnd(100));
    return { outcome: "answer", parts: { status: 200, body, headers: {} } };
  });
  const publishedRef = vi.fn(async () => published.ref);
  const answers = new KeptAnswers<string>({
    content: { publishedRef },
    make,
    log: silentLog,
    meter: silentMeter,
    ...(maxBytes !== undefined && { maxBytes }),
  });
  const textOf = (key: string) => answers.find(key)?.body.toString().trim();
  const get = (key: string) => answers.get(key, key);
  return {
    answers,
    gone,
    make,
    publishedRef,
    get,
    textOf,
    /** Publishes; what is made from it has to wait until `letGo`. */
    publishHeld() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      answers.tell(second);
      published.ref = second;
      return resolve;
    },
    publish() {
      published.ref = second;
      answers.tell(second);
    },
    madeAtSecond: () => make.mock.calls.filter(([, ref]) => ref === second).map(([key]) => key),
  };
}

describe("an answer that is kept", () => {
  it("is made once, also for a hundred who ask at once", async () => {
    const { get, make } = kept();
    const all = await Promise.all(Array.from({ length: 100 }, () => get("/company")));
    expect(make).toHaveBeenCalledOnce();
    expect(new Set(all).size).toBe(1);
    await get("/company");
    expect(make).toHaveBeenCalledOnce();
  });

  it("is made again by the next to ask when its making failed", async () => {
    const { get, make } = kept();
    make.mockRejectedValueOnce(new ContentServiceError("findPage", { cause: "down" }));
    await expect(get("/company")).rejects.toThrow(ContentServiceError);
    expect(await get("/company")).toMatchObject({ outcome: "answer" });
  });

  it("goes when there are too many bytes; what nobody asked for lately goes first", async () => {
    const { get, answers } = kept({ maxBytes: 5_000 });
    for (let page = 0; page < 4; page += 1) await get(`/${page}`);
    answers.find("/0");
    await get("/4");
    expect(answers.find("/0")).toBeDefined();
    expect(answers.find("/1")).toBeUndefined();
    expect(answers.find("/4")).toBeDefined();
  });

  it("is not pushed out by lists in all their years and pages", async () => {
    const { get, answers } = kept({ maxBytes: 5_000 });
    await get("/company");
    for (let page = 2; page < 50; page += 1) await get(`/news?page=${page}`);
    expect(answers.find("/company")).toBeDefined();
  });

  it("is remembered not to be there, while nothing is published", async () => {
    const { get, gone, make, answers, publish } = kept();
    gone.add("/nope");
    expect(await get("/nope")).toEqual({ outcome: "not-found" });
    expect(await get("/nope")).toEqual({ outcome: "not-found" });
    expect(make).toHaveBeenCalledOnce();
    publish();
    expect(answers.isMissing("/nope")).toBe(false);
    gone.clear();
    expect(await get("/nope")).toMatchObject({ outcome: "answer" });
  });
});

describe("after a publish", () => {
  it("an answer is sent as it was until the new one is ready", async () => {
    const { get, textOf, publishHeld } = kept();
    await get("/company");
    const letGo = publishHeld();
    expect(textOf("/company")).toBe("/company at first");
    await get("/company");
    expect(textOf("/company")).toBe("/company at first");
    letGo();
    await vi.waitFor(() => expect(textOf("/company")).toBe("/company at second"));
  });

  it("answers are made anew by themselves, the most visited first, one at a time", async () => {
    const { get, answers, publish, madeAtSecond } = kept();
    for (const key of ["/seldom", "/often", "/never"]) await get(key);
    answers.find("/seldom");
    for (let visit = 0; visit < 5; visit += 1) answers.find("/often");
    publish();
    await vi.waitFor(() => expect(madeAtSecond()).toEqual(["/often", "/seldom", "/never"]));
  });

  it("what is asked for goes before what is visited most", async () => {
    const { get, answers, publishHeld, madeAtSecond } = kept();
    for (const key of ["/a", "/b", "/c"]) await get(key);
    for (const key of ["/a", "/a", "/b"]) answers.find(key);
    const letGo = publishHeld();
    await vi.waitFor(() => expect(madeAtSecond()).toEqual(["/a"]));
    answers.find("/c");
    letGo();
    await vi.waitFor(() => expect(madeAtSecond()).toEqual(["/a", "/c", "/b"]));
  });

  it("no more than a hundred are made anew before they are asked for", async () => {
    const { get, textOf, publish, madeAtSecond } = kept();
    for (let page = 0; page < 130; page += 1) await get(`/${page}`);
    publish();
    await vi.waitFor(() => expect(madeAtSecond()).toHaveLength(100));
    const stale = Array.from({ length: 130 }, (_, page) => `/${page}`).find(
      (key) => !madeAtSecond().includes(key),
    );
    expect(textOf(stale ?? "")).toBe(`${stale} at first`);
    await vi.waitFor(() => expect(textOf(stale ?? "")).toBe(`${stale} at second`));
    expect(madeAtSecond()).toHaveLength(101);
  });

  it("what is gone is not there any more", async () => {
    const { get, gone, answers, publish } = kept();
    await get("/company");
    gone.add("/company");
    publish();
    await vi.waitFor(() => expect(answers.find("/company")).toBeUndefined());
    expect(answers.isMissing("/company")).toBe(true);
  });

  it("an answer stays while it cannot be made anew, and is tried again 5 s later, not each time", async () => {
    const { get, make, textOf, publish, madeAtSecond } = kept();
    await get("/company");
    make.mockRejectedValueOnce(new ContentServiceError("findPage", { cause: "down" }));
    publish();
    await vi.waitFor(() => expect(madeAtSecond()).toHaveLength(1));
    for (let visit = 0; visit < 20; visit += 1) {
      expect(textOf("/company")).toBe("/company at first");
      await new Promise(setImmediate);
    }
    expect(madeAtSecond()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 5_000);
    await vi.waitFor(() => expect(textOf("/company")).toBe("/company at second"));
  });

  it("is noticed without anybody being told, and nobody waits for the content service", async () => {
    const { get, textOf, publishedRef } = kept();
    await get("/company");
    const { promise, resolve } = Promise.withResolvers<ContentRef>();
    publishedRef.mockReturnValueOnce(promise);
    vi.setSystemTime(Date.now() + 1_000);
    expect(textOf("/company")).toBe("/company at first");
    resolve(second);
    await vi.waitFor(() => expect(textOf("/company")).toBe("/company at second"));
  });

  it("an older answer to what is published does not undo what was told since", async () => {
    const { get, answers, textOf, publishedRef, publish } = kept();
    await get("/company");
    const { promise, resolve } = Promise.withResolvers<ContentRef>();
    publishedRef.mockReturnValueOnce(promise);
    vi.setSystemTime(Date.now() + 1_000);
    answers.look();
    publish();
    resolve(first);
    await vi.waitFor(() => expect(textOf("/company")).toBe("/company at second"));
    await promise;
    expect(answers.isMissing("/company")).toBe(false);
    expect(textOf("/company")).toBe("/company at second");
  });
});

describe("when the day turns in Sydney", () => {
  it("answers are made anew: they may say what year it is", async () => {
    vi.setSystemTime(new Date("2026-12-31T23:59:58+11:00"));
    const { get, make, answers } = kept();
    await get("/company");
    answers.find("/company");
    await new Promise(setImmediate);
    expect(make).toHaveBeenCalledOnce();
    vi.setSystemTime(new Date("2027-01-01T00:00:00+11:00"));
    expect(answers.find("/company")).toBeDefined();
    await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(2));
  });
});
