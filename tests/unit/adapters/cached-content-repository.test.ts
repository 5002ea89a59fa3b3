import { describe, expect, it, vi } from "vitest";
import { cachedContentRepository } from "../../../src/adapters/content-cache/cached-content-repository.ts";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { ContentServiceError, UnknownRefError } from "../../../src/ports/content-repository.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { contentPage } from "../sample-pages.ts";

function cached() {
  const inner = new InMemoryContentRepository({ pages: [contentPage("company")] });
  return {
    inner,
    findPage: vi.spyOn(inner, "findPage"),
    content: cachedContentRepository(inner, { log: silentLog, meter: silentMeter }),
  };
}
const company = { type: "page", uid: "company" } as const;

describe("the content cache", () => {
  it("asks once for the same thing at the same ref, also when asked many times at once", async () => {
    const { findPage, content } = cached();
    const ref = await content.publishedRef();
    const [first, second] = await Promise.all([
      content.findPage(ref, company),
      content.findPage(ref, company),
    ]);
    expect(await content.findPage(ref, company)).toBe(first);
    expect(second).toBe(first);
    expect(findPage).toHaveBeenCalledOnce();
  });

  it("keeps refs apart, so that a publish is seen", async () => {
    const { inner, content } = cached();
    const before = await content.publishedRef();
    await content.findPage(before, company);
    inner.publish({ pages: [] });
    const after = await content.publishedRef({ anew: true });
    expect(await content.findPage(after, company)).toBeUndefined();
    expect(await content.findPage(before, company)).toBeDefined();
  });

  it("keeps that there is no page", async () => {
    const { findPage, content } = cached();
    const ref = await content.publishedRef();
    await content.findPage(ref, { type: "page", uid: "nope" });
    await content.findPage(ref, { type: "page", uid: "nope" });
    expect(findPage).toHaveBeenCalledOnce();
  });

  it("lets go of what was answered at a ref that many publishes have replaced", async () => {
    const { inner, findPage, content } = cached();
    const first = await content.publishedRef();
    await content.findPage(first, company);
    for (let publish = 0; publish < 5; publish++) {
      inner.publish({ pages: [contentPage(`company-${publish}`)] });
      await content.findPage(await content.publishedRef({ anew: true }), company);
    }
    findPage.mockClear();
    // The same ref once more: as it was kept, nobody would be asked.
    vi.spyOn(inner, "publishedRef").mockResolvedValue(first);
    await content.findPage(await content.publishedRef({ anew: true }), company);
    expect(findPage).toHaveBeenCalledOnce();
  });

  it("keeps nothing of a preview, which ends when the service says so", async () => {
    const { inner, findPage, content } = cached();
    const preview = inner.preview({ pages: [contentPage("company")] });
    expect(await content.findPage(preview, company)).toBeDefined();
    expect(await content.findPage(preview, company)).toBeDefined();
    expect(findPage).toHaveBeenCalledTimes(2);
    inner.letGo(preview);
    await expect(content.findPage(preview, company)).rejects.toThrow(UnknownRefError);
  });

  it("does not keep a failure, but serves what it has while the service fails", async () => {
    const { inner, content } = cached();
    const ref = await content.publishedRef();
    await content.findPage(ref, company);
    inner.fail();
    expect(await content.findPage(ref, company)).toBeDefined();
    await expect(content.siteOptions(ref)).rejects.toThrow(ContentServiceError);
    inner.fail(false);
    expect(await content.siteOptions(ref)).toBeDefined();
  });
});
