import { describe, expect, it, vi } from "vitest";
import { wholeReader } from "../../../src/adapters/content-snapshot/published-reader.ts";
import { SnapshotRepository } from "../../../src/adapters/content-snapshot/snapshot-repository.ts";
import {
  InMemoryContentRepository,
  type StoredContent,
} from "../../../src/adapters/in-memory/content-repository.ts";
import type { ContentReader } from "../../../src/ports/content-reader.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { contentPage, homePage } from "../sample-content.ts";
import { company, contentTitled, down, fakeClock, pass } from "./snapshot-of.ts";

fakeClock();

const VERIFIED_AFTER_MS = 600_000;

/** A snapshot whose reader reads changes; what it misses can be set. */
async function published(content: StoredContent = contentTitled("First")) {
  const source = new InMemoryContentRepository(content);
  const { readAll } = wholeReader(source);
  const missed: { title?: string } = {};
  const reader = {
    readAll: vi.fn<ContentReader["readAll"]>(readAll),
    readChanges: vi.fn<ContentReader["readChanges"]>(async (ref, _since, options) => {
      const { items } = await readAll(ref, options);
      const page = { ...contentPage("company"), title: missed.title ?? "" };
      return { ref, items: missed.title === undefined ? items : [{ kind: "page", page }] };
    }),
  };
  const log = { ...silentLog, warn: vi.fn(), error: vi.fn() };
  const site = new SnapshotRepository({ source, reader, log, meter: silentMeter });
  const onPublish = vi.fn();
  site.onPublish(onPublish);
  const titleNow = async () => (await site.findPage(await site.publishedRef(), company))?.title;
  const publish = async (next: string | StoredContent) => {
    source.publish(typeof next === "string" ? contentTitled(next) : next);
    await pass(5_000);
  };
  await site.publishedRef();
  return { source, reader, missed, log, site, onPublish, titleNow, publish };
}

/** A publish that was read in parts, and whose reader has missed the new title. */
async function wrong() {
  const opened = await published();
  opened.missed.title = "First";
  await opened.publish("Second");
  expect(await opened.titleNow()).toBe("First");
  opened.onPublish.mockClear();
  return opened;
}

describe("a publish", () => {
  it("is read in parts, or as a whole if they do not show what has changed", async () => {
    const { publish, reader, titleNow } = await published();
    await publish("Second");
    expect(await titleNow()).toBe("Second");
    expect(reader.readAll).toHaveBeenCalledOnce();
    reader.readChanges.mockResolvedValue(undefined);
    await publish("Third");
    expect(await titleNow()).toBe("Third");
  });

  it("that goes back to an earlier state is read as a whole", async () => {
    const { source, publish, site, reader, titleNow } = await published();
    const first = await site.publishedRef();
    await publish("Second");
    vi.spyOn(source, "publishedRef").mockResolvedValue(first);
    await pass(610_000);
    expect(await titleNow()).toBe("First");
    expect(reader.readChanges).toHaveBeenCalledOnce();
  });

  it("that is refused is compared with what visitors read, as the next one", async () => {
    const { publish, reader, titleNow } = await published({ pages: [homePage(), contentPage("company")] });
    await publish("Without a home page");
    await publish({ pages: [homePage(), { ...contentPage("company"), title: "With one" }] });
    expect(await titleNow()).toBe("With one");
    const [refused, next] = reader.readChanges.mock.calls.map(([, since]) => since);
    expect(refused).toMatchObject({ items: expect.anything() });
    expect(next).toBe(refused);
  });
});

describe("what was read in parts", () => {
  it("is verified once, ten minutes later; if it is right, nothing changes", async () => {
    const { publish, site, reader, log, onPublish } = await published();
    await publish("Second");
    await publish("Third");
    const ref = await site.publishedRef();
    onPublish.mockClear();
    await pass(2 * VERIFIED_AFTER_MS);
    expect(reader.readAll).toHaveBeenCalledTimes(2);
    expect(await site.publishedRef()).toBe(ref);
    expect([onPublish.mock.calls, log.warn.mock.calls]).toEqual([[], []]);
  });

  it("is replaced if it is wrong, at another ref, which is logged", async () => {
    const { site, log, onPublish, titleNow } = await wrong();
    const ref = await site.publishedRef();
    await pass(VERIFIED_AFTER_MS);
    expect(await titleNow()).toBe("Second");
    expect(await site.publishedRef()).not.toBe(ref);
    expect((await site.findPage(ref, company))?.title).toBe("First");
    expect(onPublish).toHaveBeenCalledOnce();
    const documents = expect.arrayContaining(["page_company"]);
    const message = "what was read after a publish is not what is published; it is replaced";
    expect(log.warn.mock.calls).toEqual([[expect.objectContaining({ documents }), message]]);
  });

  it("is verified later if the service fails, or if there is a publish meanwhile", async () => {
    const { publish, reader, missed, titleNow } = await wrong();
    reader.readAll.mockImplementationOnce(down);
    await pass(VERIFIED_AFTER_MS);
    const held = Promise.withResolvers<never>();
    reader.readAll.mockImplementationOnce((_ref, { signal }) => {
      signal.addEventListener("abort", () => held.reject(signal.reason));
      return held.promise;
    });
    await pass(VERIFIED_AFTER_MS);
    missed.title = "Second";
    await publish("Third");
    expect(await titleNow()).toBe("Second");
    await pass(VERIFIED_AFTER_MS);
    expect(await titleNow()).toBe("Third");
  });
});
