import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FormerUids } from "../../../src/adapters/content-snapshot/former-uids.ts";
import { contentRef } from "../../../src/ports/content-repository.ts";
import { contentPage } from "../sample-pages.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

const ref = contentRef("first");

/** A content service that finds one page by a previous uid, and responds at once. */
function asked() {
  const findPage = vi.fn(async (_ref: unknown, { uid }: { readonly uid?: string | undefined }) =>
    uid === "before" ? contentPage("now") : undefined,
  );
  const former = new FormerUids({ findPage });
  return { findPage, find: (uid: string) => former.find(ref, { type: "page", uid }) };
}

describe("addresses without a page", () => {
  it("cause one request to the content service each", async () => {
    const { findPage, find } = asked();
    for (const _ of [1, 2]) expect(await find("before")).toMatchObject({ uid: "now" });
    for (const _ of [1, 2]) expect(await find("never")).toBeUndefined();
    expect(findPage).toHaveBeenCalledTimes(2);
  });

  it("cause at most a few requests per second, for thousands of addresses", async () => {
    const { findPage, find } = asked();
    for (let turn = 0; turn < 1_000; turn++) await find(`guess-${turn}`);
    expect(findPage).toHaveBeenCalledTimes(30);
    vi.advanceTimersByTime(1_000);
    for (let turn = 0; turn < 100; turn++) await find(`again-${turn}`);
    expect(findPage).toHaveBeenCalledTimes(35);
    vi.advanceTimersByTime(60_000);
    expect(await find("before")).toMatchObject({ uid: "now" });
  });
});
