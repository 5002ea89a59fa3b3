import { beforeEach, describe, expect, it, vi } from "vitest";
import { formerPages } from "../../../src/adapters/content-snapshot/former-pages.ts";
import type { PageType } from "../../../src/domain/links/address.ts";
import { ContentServiceError, contentRef } from "../../../src/ports/content-service.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));

/** As a site has them whose pages below `/` are of four types. */
const PAGE_TYPES: readonly PageType[] = [
  "home",
  "news-article",
  "page",
  "investors-page",
  "contact-page",
  "general-meeting",
];

/** A content service that finds one page by a previous address, and responds at once. */
function asked() {
  const findFormer = vi.fn(async (_ref: unknown, path: string) =>
    path.endsWith("/before") ? "page_now" : undefined,
  );
  const former = formerPages({ findFormer }, PAGE_TYPES);
  return { findFormer, find: (path: string) => former.find(contentRef("first"), path) };
}

describe("addresses without a page", () => {
  it.each([
    ["/news/", 1],
    // The page may be of four types, each of which takes a request.
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
    expect(findFormer).toHaveBeenCalledTimes(6);
    resolve(undefined);
    expect(new Set(await Promise.all(tries))).toEqual(new Set([undefined]));
    findFormer.mockRejectedValue(new ContentServiceError("findFormer", { cause: "none" }));
    for (const calls of [7, 8]) {
      expect(await find("/news/guess-900")).toBeUndefined();
      expect(findFormer).toHaveBeenCalledTimes(calls);
    }
  });
});
