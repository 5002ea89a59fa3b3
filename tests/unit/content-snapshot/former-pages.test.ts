import { beforeEach, describe, expect, it, vi } from "vitest";
import { formerPages } from "../../../src/adapters/content-snapshot/former-pages.ts";
import type { PageType } from "../../../src/domain/links/address.ts";
import { ContentServiceError, contentRef } from "../../../src/ports/content-service.ts";
import { contentPage, homePage } from "../sample-content.ts";
import { itemsOf } from "./service-in-memory.ts";
import { advanceClock, fakeClock, loadedSnapshot } from "./snapshot-of.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));

/** As a site has them whose pages below `/` are of three types. */
const PAGE_TYPES: readonly PageType[] = ["home", "news-article", "page", "investors-page", "contact-page"];

/** A content service that finds one page by a previous address, and responds at once. */
function asked() {
  const findFormer = vi.fn(async (_ref: unknown, path: string) =>
    path.endsWith("/before") ? "page_now" : undefined,
  );
  const publishedRef = vi.fn(async () => contentRef("first"));
  const former = formerPages({ findFormer, publishedRef }, PAGE_TYPES);
  return { findFormer, publishedRef, find: (path: string) => former.find(contentRef("first"), path) };
}

describe("addresses without a page", () => {
  it.each([
    ["/news/", 2],
    // The page may be of three types, each of which takes a request, as does the ref that is published.
    ["/", 4],
  ])("cause a few requests per second, for thousands of addresses below %s", async (folder, requests) => {
    const { findFormer, find } = asked();
    for (let turn = 0; turn < 1_000; turn++) await find(`${folder}guess-${turn}`);
    expect(findFormer).toHaveBeenCalledTimes(Math.floor(30 / requests));
    vi.advanceTimersByTime(3_000);
    for (let turn = 0; turn < 100; turn++) await find(`${folder}again-${turn}`);
    expect(findFormer).toHaveBeenCalledTimes(Math.floor(45 / requests));
    vi.advanceTimersByTime(60_000);
    expect(await find("/company/before")).toBe("page_now");
  });

  it("cause few requests at once, of which a failed one is retried", async () => {
    const { findFormer, find } = asked();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    findFormer.mockImplementation(() => promise);
    const tries = Array.from({ length: 1_000 }, (_, index) => find(`/news/guess-${index}`));
    expect(findFormer).toHaveBeenCalledTimes(3);
    resolve(undefined);
    expect(new Set(await Promise.all(tries))).toEqual(new Set([undefined]));
    findFormer.mockRejectedValue(new ContentServiceError("findFormer", { cause: "none" }));
    for (const calls of [4, 5]) {
      expect(await find("/news/guess-900")).toBeUndefined();
      expect(findFormer).toHaveBeenCalledTimes(calls);
    }
  });
});

it("a uid of a publish that was not read yet is none, like an unknown one, and is looked for again afterwards", async () => {
  const { findFormer, publishedRef, find } = asked();
  publishedRef.mockResolvedValue(contentRef("second"));
  const requestsFor = async (path: string) => {
    expect(await find(path)).toBeUndefined();
    return [findFormer, publishedRef].map(({ mock }) => mock.calls.splice(0).length);
  };
  expect(await requestsFor("/news/before")).toEqual(await requestsFor("/news/unknown"));
  publishedRef.mockResolvedValue(contentRef("first"));
  expect(await find("/news/before")).toBe("page_now");
});

describe("an address that a page had before", () => {
  fakeClock();
  const moved = { ...contentPage("careers"), id: "page_how" };
  const hiring = { ...contentPage("hiring"), id: "page_how" };
  const terms = contentPage("terms");

  it("leads to the page, or says that it was withdrawn, without asking the content service", async () => {
    const { source, service, publish } = await loadedSnapshot({
      content: itemsOf([homePage(), hiring, terms]),
    });
    await publish(itemsOf([homePage(), moved]));
    const content = await source.read();
    expect(await source.findFormer(content, "/hiring")).toMatchObject({ uid: "careers" });
    expect(await source.findFormer(content, "/terms")).toBe("withdrawn");
    expect(service.findFormer).not.toHaveBeenCalled();
  });

  it("is known to the next process, and stays so after other publishes", async () => {
    const former = new Map([["/terms", "page_terms"]]);
    const items = itemsOf([homePage()]);
    const { source, store, publish } = await loadedSnapshot({ ref: "left", items, content: items, former });
    expect(await source.findFormer(await source.read(), "/terms")).toBe("withdrawn");
    await publish(itemsOf([homePage(), contentPage("other")]));
    expect(await source.findFormer(await source.read(), "/terms")).toBe("withdrawn");
    const history = expect.objectContaining({ former });
    expect(store.write).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), history);
  });

  it("that visitors never saw is none, also if the content service knows it, and in the next process", async () => {
    const uids = ["merger", "takeover", "careers"];
    const embargo = new Date(Date.now() + 60_000).toISOString();
    const [planned, replanned] = uids.map((uid) => ({ ...contentPage(uid), id: "page_how", embargo }));
    const expectUnknown = async ({ source, service }: Awaited<ReturnType<typeof loadedSnapshot>>) => {
      service.findFormer.mockImplementation(async () => "page_how");
      // A process that has started has to know that nothing was published meanwhile.
      await advanceClock(1_000);
      const content = await source.read();
      for (const path of ["/merger", "/company/merger"])
        expect(await source.findFormer(content, path), path).toBeUndefined();
      expect(await source.findFormer(content, "/joining")).toMatchObject({ id: "page_how" });
    };
    const opened = await loadedSnapshot({ content: itemsOf([homePage(), hiring]) });
    for (const change of [planned, replanned]) {
      await opened.publish(itemsOf([homePage(), ...(change ? [change] : [])]));
      await expectUnknown(opened);
    }
    await opened.publish(itemsOf([homePage(), moved]));
    await expectUnknown(opened);
    const [, items = [], history] = opened.store.write.mock.lastCall ?? [];
    const next = await loadedSnapshot({ ref: "left", items, content: items, ...history, replaced: [] });
    await expectUnknown(next);
  });

  it("of before the site was installed is known to the content service, which is asked once", async () => {
    const { source, service } = await loadedSnapshot({ content: itemsOf([homePage(), moved]) });
    service.findFormer.mockImplementation(async (_, path) => (path === "/joining" ? "page_how" : undefined));
    const content = await source.read();
    for (const _ of [1, 2]) {
      expect(await source.findFormer(content, "/joining")).toMatchObject({ uid: "careers" });
      expect(await source.findFormer(content, "/nowhere")).toBeUndefined();
    }
    expect(service.findFormer).toHaveBeenCalledTimes(2);
  });
});
