import { describe, expect, it, vi } from "vitest";
import { keepUnchanged } from "../../../src/adapters/content-snapshot/compact-item.ts";
import { previews } from "../../../src/adapters/content-snapshot/previews.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { NO_RELEASES } from "../../../src/domain/exchange/exchange-release.ts";
import { ContentServiceError, contentRef, UnknownRefError } from "../../../src/ports/content-service.ts";
import { announcement, contentPage } from "../sample-content.ts";
import { itemsOf, ServiceInMemory } from "./service-in-memory.ts";
import { advanceClock, company, contentTitled, fakeClock, hidden } from "./snapshot-of.ts";

fakeClock();

const TEN_MINUTES_MS = 600_000;

/** Previews of a content service, with one of a draft. */
function opened({
  draft = contentTitled("Draft"),
  published = [] as readonly ContentItem[],
  maxWholeItems = 3,
} = {}) {
  const service = new ServiceInMemory(contentTitled("Published"));
  const known = { list: NO_RELEASES, load: vi.fn(), onChange: vi.fn(), expect: vi.fn(), close: vi.fn() };
  const previewed = previews({
    service,
    published: () => published,
    known: () => undefined,
    announcements: known,
    maxWholeItems,
  });
  return { service, known, previewed, ref: service.preview(draft) };
}

describe("a preview", () => {
  it("is all that is in it, as editors see it, also what is hidden from visitors", async () => {
    const { previewed, ref } = opened({ draft: itemsOf([hidden("Merger", 60)]) });
    const content = await previewed.at(ref);
    expect(content).toMatchObject({ audience: "editors", edition: ref });
    expect(content.findPage(company)).toMatchObject({ title: "Merger" });
  });

  it("is read once for concurrent requests, and kept for those that follow", async () => {
    const { service, previewed, ref } = opened();
    const [content, ...others] = await Promise.all(Array.from({ length: 6 }, () => previewed.at(ref)));
    expect(new Set(others)).toEqual(new Set([content]));
    await advanceClock(TEN_MINUTES_MS / 2);
    expect(await previewed.at(ref)).toBe(content);
    expect(service.readAll).toHaveBeenCalledOnce();
  });

  it("shares its items with what is published, but for what is different", async () => {
    const published = itemsOf([contentPage("company"), contentPage("terms")]).map(keepUnchanged([]));
    const draft = itemsOf([{ ...contentPage("company"), title: "Draft" }, contentPage("terms")]);
    const { previewed, ref } = opened({ draft, published });
    const { items } = await previewed.at(ref);
    expect(items.map((item) => published.includes(item))).toEqual([true, false, true]);
  });

  it("is read again after a failure, of which all who wait are told", async () => {
    const { service, previewed, ref } = opened();
    service.fail();
    const [one, other] = await Promise.allSettled([previewed.at(ref), previewed.at(ref)]);
    expect(one).toMatchObject({ reason: { name: ContentServiceError.name } });
    expect(other).toEqual(one);
    expect(service.readAll).toHaveBeenCalledOnce();
    service.fail(false);
    expect((await previewed.at(ref)).findPage(company)).toMatchObject({ title: "Draft" });
  });

  it("that has expired, or never existed, is unknown", async () => {
    const { service, previewed, ref } = opened();
    service.expire(ref);
    for (const gone of [ref, contentRef("never")])
      await expect(previewed.at(gone)).rejects.toThrow(UnknownRefError);
  });

  it("that expires is unknown ten minutes after it was read, however often it is asked for", async () => {
    // The cache takes a time of 0 for none.
    await advanceClock(1);
    const { service, previewed, ref } = opened();
    await previewed.at(ref);
    service.expire(ref);
    for (let minute = 1; minute < 10; minute++) {
      await advanceClock(TEN_MINUTES_MS / 10);
      await expect(previewed.at(ref)).resolves.toBeDefined();
    }
    await advanceClock(TEN_MINUTES_MS / 5);
    await expect(previewed.at(ref)).rejects.toThrow(UnknownRefError);
  });

  it("has the newest announcements of the exchange, and is not read again for them", async () => {
    const { service, known, previewed, ref } = opened();
    expect((await previewed.at(ref)).released.items).toEqual([]);
    known.list = { items: [announcement("06A-1", "2026-11-24T08:30:00Z")] };
    const content = await previewed.at(ref);
    expect(content.released).toBe(known.list);
    expect(await previewed.at(ref)).toBe(content);
    expect(service.readAll).toHaveBeenCalledOnce();
  });

  it("is forgotten when many others were opened since, and all of them at the end", async () => {
    const { service, previewed, ref } = opened();
    await previewed.at(ref);
    for (let turn = 0; turn < 8; turn++) await previewed.at(service.preview(contentTitled(`${turn}`)));
    await previewed.at(ref);
    expect(service.readAll).toHaveBeenCalledTimes(10);
    previewed.close();
    const { signal } = service.readAll.mock.lastCall?.[1] ?? {};
    expect([signal?.aborted, vi.getTimerCount()]).toEqual([true, 0]);
  });
});
