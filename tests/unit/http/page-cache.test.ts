import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PageCache } from "../../../src/adapters/http/page-cache/page-cache.ts";
import type { RenderResult } from "../../../src/adapters/http/rendering/render-document.ts";
import { RenderingLimiter } from "../../../src/adapters/http/rendering-limiter.ts";
import { InMemoryContentSource } from "../../../src/adapters/in-memory/content-source.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { contentPage, siteTime } from "../sample-content.ts";

const NEW_YEAR = siteTime("2027-01-01");
const failing = new Error("it cannot be rendered");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00+10:00") });
});

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** A cache whose pages contain their key and the title of the only page of the content, with a way to block rendering. */
function cacheOf(options: Partial<ConstructorParameters<typeof PageCache>[0]> = {}) {
  const published = (title: string) => ({ pages: [{ ...contentPage("home"), title }] });
  const content = new InMemoryContentSource(published("first"));
  const gone = new Set<string>();
  let held: Promise<void> | undefined;
  const titleOf = (shown: Content) => shown.pageAt("/home")?.title;
  const render = vi.fn(async (key: string, shown: Content): Promise<RenderResult> => {
    if (titleOf(shown) !== "first") await held;
    if (gone.has(key)) return { outcome: "not-found" };
    return { outcome: "document", status: 200, body: `${key} at ${titleOf(shown)}`.padEnd(100), headers: {} };
  });
  const count = vi.fn();
  const meter = { ...silentMeter, count };
  const cache = new PageCache({
    content,
    read: () => content.read(),
    now: () => Date.now(),
    log: silentLog,
    meter,
    ...options,
  });
  const publish = () => void content.publish(published("second"));
  return {
    cache,
    content,
    gone,
    render,
    count,
    get: (key: string) => cache.get(key, (shown) => render(key, shown)),
    textOf: (key: string) => cache.find(key)?.body.toString().trim(),
    publish,
    /** Publishes, and blocks rendering until the returned function is called. */
    publishHeld() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      publish();
      return resolve;
    },
    renderedAtSecond: () =>
      render.mock.calls.filter(([, shown]) => titleOf(shown) === "second").map(([key]) => key),
  };
}

describe("a cached page", () => {
  let choices = "";
  const changeChoices = () => {
    choices += "EUR,";
  };

  it.each([
    ["its form offers other choices", changeChoices],
    ["a new day begins in the time zone of the site", () => void vi.setSystemTime(NEW_YEAR)],
  ])("is rendered again when %s", async (_when, change) => {
    vi.setSystemTime(NEW_YEAR - 2_000);
    const { get, render, textOf } = cacheOf({ alsoShown: [() => "the same", () => choices] });
    for (const _time of [1, 2]) await get("/");
    expect(render).toHaveBeenCalledOnce();
    change();
    expect(textOf("/")).toBeUndefined();
    for (const _time of [1, 2]) await get("/");
    expect(render).toHaveBeenCalledTimes(2);
  });

  it("is rendered once for a hundred concurrent requests", async () => {
    const { get, render } = cacheOf();
    const all = await Promise.all(Array.from({ length: 100 }, () => get("/company")));
    expect(render).toHaveBeenCalledOnce();
    expect(new Set(all).size).toBe(1);
    await get("/company");
    expect(render).toHaveBeenCalledOnce();
  });

  it("is that of before for nobody who asks after a change, also while it is being rendered", async () => {
    const { cache, get, textOf, publish, render } = cacheOf();
    const late = Promise.withResolvers<RenderResult>();
    render.mockImplementationOnce(() => late.promise);
    const before = get("/company");
    publish();
    const after = get("/company");
    late.resolve({ outcome: "document", status: 200, body: "/company at first", headers: {} });
    const shown = await Promise.all([before, after]);
    const bodies = shown.map((result) => result.outcome === "entry" && result.entry.body.toString().trim());
    expect(bodies).toEqual(["/company at first", "/company at second"]);
    await get("/company");
    expect(textOf("/company")).toBe("/company at second");
    expect(cache.find("/company")).toBeDefined();
  });

  it("is kept by a publish of something that visitors do not see", async () => {
    const { content, get, render, textOf } = cacheOf();
    await get("/company");
    const hidden = { ...contentPage("secret"), embargo: "2999-01-01T00:00:00.000Z" };
    content.publish({ pages: [{ ...contentPage("home"), title: "first" }, hidden] });
    expect(textOf("/company")).toBe("/company at first");
    await get("/company");
    // Also not in the background.
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    expect(render).toHaveBeenCalledOnce();
  });

  it("is evicted above the maximum size, the least recently used first", async () => {
    const { get, cache } = cacheOf({ maxBytes: 5_000 });
    for (let page = 0; page < 4; page += 1) await get(`/${page}`);
    cache.find("/0");
    await get("/4");
    expect(["/0", "/1", "/4"].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true]);
  });

  it("that does not exist is looked for once, until the next publish", async () => {
    const { get, gone, render, publish } = cacheOf();
    gone.add("/nope");
    for (const _time of [1, 2]) expect(await get("/nope")).toEqual({ outcome: "not-found" });
    expect(render).toHaveBeenCalledOnce();
    gone.clear();
    publish();
    expect(await get("/nope")).toMatchObject({ outcome: "entry" });
  });

  it("is not evicted by filtered lists, by addresses without a page, or by binary files", async () => {
    const { get, cache, gone } = cacheOf({ maxBytes: 20_000 });
    await get("/company");
    for (let page = 0; page < 200; page += 1) {
      gone.add(`/nope-${page}`);
      for (const address of [`/nope-${page}`, `/news?page=${page}`]) await get(address);
      const body = Buffer.alloc(1_000);
      await cache.get(`/${page}.png`, async () => ({ outcome: "document", status: 200, body, headers: {} }));
    }
    const [page, newest, oldest] = ["/company", "/199.png", "/0.png"].map((key) => cache.find(key));
    expect([page, newest]).toEqual([expect.anything(), expect.anything()]);
    expect(oldest).toBeUndefined();
  });

  it("frees the 404 page of an earlier edition some ten seconds after the last address without a page", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    const { cache, get, publish } = cacheOf();
    const pageAt = async (address: string) => {
      const result = await get("not-found");
      await cache.get(address, async () => result);
      return new WeakRef(result.outcome === "entry" ? result.entry : result);
    };
    const before = await pageAt("/nope");
    publish();
    await pageAt("/never");
    const later = performance.now() + 11_000;
    vi.spyOn(performance, "now").mockImplementation(() => later);
    await vi.advanceTimersByTimeAsync(11_000);
    await setImmediate();
    collectGarbage();
    expect(before.deref()).toBeUndefined();
    expect(cache.find("not-found")?.body.toString()).toContain("at second");
  });

  it("is never one of before a publish; hit and miss are counted", async () => {
    const { get, count, textOf, publishHeld } = cacheOf();
    await get("/company");
    await get("/company");
    const release = publishHeld();
    expect(textOf("/company")).toBeUndefined();
    const after = get("/company");
    release();
    await after;
    const results = ["miss", "hit", "miss"];
    expect(count.mock.calls.map(([, labels]) => labels)).toEqual(results.map((result) => ({ result })));
    expect(textOf("/company")).toBe("/company at second");
  });
});

describe("a client that has caused too many renderings", () => {
  const limited = async () => {
    const site = cacheOf({ renderings: new RenderingLimiter(6) });
    const ask = (key: string, client = "192.0.2.7") =>
      site.cache.get(key, (shown) => site.render(key, shown), { client });
    await ask("/company");
    await expect(ask("/investors")).rejects.toMatchObject({ status: 429 });
    return { ...site, ask };
  };

  it("still gets what is cached, and what others are waiting for", async () => {
    const { ask } = await limited();
    expect(await ask("/company")).toMatchObject({ isHit: true });
    const all = [ask("/investors", "192.0.2.8"), ask("/investors")];
    expect(await Promise.all(all)).toMatchObject([{ outcome: "entry" }, { outcome: "entry" }]);
  });
});

describe("after a publish", () => {
  it("pages are revalidated in the background, most recently used first, once after several publishes", async () => {
    const { get, cache, publish, renderedAtSecond } = cacheOf();
    const keys = Array.from({ length: 20 }, (_, page) => `/${page}`);
    for (const key of keys) await get(key);
    cache.find("/0");
    publish();
    publish();
    await expect.poll(renderedAtSecond).toEqual(["/0", ...keys.slice(1).toReversed()]);
  });

  it("a page that takes long holds up no other", async () => {
    const { get, render, textOf, publish } = cacheOf();
    for (const key of ["/a", "/b", "/c", "/waiting"]) await get(key);
    const renderNow = render.getMockImplementation();
    const { promise, resolve } = Promise.withResolvers<RenderResult>();
    render.mockImplementation(async (key, shown) =>
      key === "/waiting" || !renderNow ? promise : renderNow(key, shown),
    );
    publish();
    for (const key of ["/a", "/b", "/c"]) await expect.poll(() => textOf(key)).toBe(`${key} at second`);
    expect(textOf("/waiting")).toBeUndefined();
    resolve({ outcome: "document", status: 200, body: "/waiting at last", headers: {} });
    await expect.poll(() => textOf("/waiting")).toBe("/waiting at last");
  });

  it("at most a hundred pages are revalidated; all others are rendered on request", async () => {
    const { get, textOf, publish, renderedAtSecond } = cacheOf();
    for (let page = 0; page < 130; page += 1) await get(`/${page}`);
    publish();
    await expect.poll(renderedAtSecond).toHaveLength(100);
    await get("/0");
    expect([renderedAtSecond().length, textOf("/0")]).toEqual([101, "/0 at second"]);
  });

  it("a deleted page is not sent any more, and looked for once", async () => {
    const { get, gone, cache, render, publish } = cacheOf();
    await get("/company");
    gone.add("/company");
    publish();
    await expect.poll(() => cache.find("/company")).toBeUndefined();
    expect(await get("/company")).toEqual({ outcome: "not-found" });
    const { length } = render.mock.calls;
    expect(await get("/company")).toEqual({ outcome: "not-found" });
    expect(render).toHaveBeenCalledTimes(length);
  });

  it("a page that cannot be rendered is rendered again at the next request", async () => {
    const { get, render, textOf, publish } = cacheOf();
    await get("/company");
    const renderNow = render.getMockImplementation() ?? render;
    render.mockRejectedValue(failing);
    publish();
    await expect(get("/company")).rejects.toBe(failing);
    render.mockImplementation(renderNow);
    await get("/company");
    expect(textOf("/company")).toBe("/company at second");
  });

  it("nothing is revalidated after shutdown", async () => {
    const { get, cache, publishHeld, renderedAtSecond } = cacheOf();
    for (const key of ["/a", "/b", "/c", "/d", "/e", "/f"]) await get(key);
    const release = publishHeld();
    await expect.poll(renderedAtSecond).toHaveLength(4);
    cache.close();
    release();
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    expect(renderedAtSecond()).toHaveLength(4);
  });
});
