import { describe, expect, it, vi } from "vitest";
import { wholeReader } from "../../../src/adapters/content-snapshot/published-reader.ts";
import type { StoredContent } from "../../../src/adapters/in-memory/content-repository.ts";
import type { ContentReader } from "../../../src/ports/content-reader.ts";
import { contentPage, homePage } from "../sample-content.ts";
import { company, down, fakeClock, pass, whole } from "./snapshot-of.ts";

fakeClock();

const VERIFIED_AFTER_MS = 600_000;

/** A snapshot whose reader reads changes; what it misses can be set. */
async function published(content?: StoredContent) {
  const missed: { title?: string } = {};
  const readAll = vi.fn<ContentReader["readAll"]>();
  const readChanges = vi.fn<ContentReader["readChanges"]>();
  const opened = await whole({
    ...(content && { content }),
    reader: (source) => {
      const { readAll: read } = wholeReader(source);
      readAll.mockImplementation(read);
      readChanges.mockImplementation(async (ref, _since, options) => {
        const { items } = await read(ref, options);
        const page = { ...contentPage("company"), title: missed.title ?? "" };
        return { ref, items: missed.title === undefined ? items : [{ kind: "page", page }] };
      });
      return { readAll, readChanges };
    },
  });
  const onPublish = vi.fn();
  opened.content.onPublish(onPublish);
  return { ...opened, readAll, readChanges, missed, onPublish };
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
    const { publish, readAll, readChanges, titleNow } = await published();
    await publish("Second");
    expect(await titleNow()).toBe("Second");
    expect(readAll).toHaveBeenCalledOnce();
    readChanges.mockResolvedValue(undefined);
    await publish("Third");
    expect(await titleNow()).toBe("Third");
  });

  it("that goes back to an earlier state is read as a whole", async () => {
    const { ask, publish, content, readChanges, titleNow } = await published();
    const first = await content.publishedRef();
    await publish("Second");
    ask.mockResolvedValue(first);
    await pass(610_000);
    expect(await titleNow()).toBe("First");
    expect(readChanges).toHaveBeenCalledOnce();
  });

  it("that is refused is compared with what visitors read, as the next one", async () => {
    const pages = [homePage(), ...["company", "contact", "terms"].map((uid) => contentPage(uid))];
    const { publish, readChanges, titleNow } = await published({ pages });
    await publish({ pages: [homePage()] });
    await publish({ pages: [...pages.slice(2), { ...contentPage("company"), title: "Back" }] });
    expect(await titleNow()).toBe("Back");
    const [refused, next] = readChanges.mock.calls.map(([, since]) => since);
    expect(refused).toMatchObject({ items: expect.anything() });
    expect(next).toBe(refused);
  });
});

describe("what was read in parts", () => {
  it("is verified once, ten minutes later; if it is right, nothing changes", async () => {
    const { publish, content, readAll, log, onPublish } = await published();
    await publish("Second");
    await publish("Third");
    const ref = await content.publishedRef();
    onPublish.mockClear();
    await pass(2 * VERIFIED_AFTER_MS);
    expect(readAll).toHaveBeenCalledTimes(2);
    expect(await content.publishedRef()).toBe(ref);
    expect([onPublish.mock.calls, log.warn.mock.calls]).toEqual([[], []]);
  });

  it("is replaced if it is wrong, at another ref, which is logged", async () => {
    const { content, log, onPublish, titleNow } = await wrong();
    const ref = await content.publishedRef();
    await pass(VERIFIED_AFTER_MS);
    expect(await titleNow()).toBe("Second");
    expect(await content.publishedRef()).not.toBe(ref);
    expect((await content.findPage(ref, company))?.title).toBe("First");
    expect(onPublish).toHaveBeenCalledOnce();
    const documents = expect.arrayContaining(["page_company"]);
    const message = "what was read after a publish is not what is published; it is replaced";
    expect(log.warn.mock.calls).toEqual([[expect.objectContaining({ documents }), message]]);
  });

  it("is verified later if the service fails, or if there is a publish meanwhile", async () => {
    const { publish, readAll, missed, titleNow } = await wrong();
    readAll.mockImplementationOnce(down);
    await pass(VERIFIED_AFTER_MS);
    const held = Promise.withResolvers<never>();
    readAll.mockImplementationOnce((_ref, { signal }) => {
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
