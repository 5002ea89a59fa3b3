import { describe, expect, it, vi } from "vitest";
import { contentRef } from "../../../src/ports/content-service.ts";
import { contentPage, homePage } from "../sample-content.ts";
import { itemsOf } from "./service-in-memory.ts";
import { advanceClock, company, failToRead, fakeClock, loadedSnapshot } from "./snapshot-of.ts";

fakeClock();

const VERIFIED_AFTER_MS = 600_000;

/** A snapshot of a service that says what a publish has changed; what it misses can be set. */
async function published(content = itemsOf([{ ...contentPage("company"), title: "First" }])) {
  const missed: { title?: string } = {};
  const opened = await loadedSnapshot({ content });
  const { readAll, readChanges } = opened.service;
  const read = readAll.getMockImplementation() ?? failToRead;
  readChanges.mockImplementation(async (ref, _since, options) => {
    const { title } = missed;
    if (title === undefined) return read(ref, options);
    return { ref, items: itemsOf([{ ...contentPage("company"), title }]) };
  });
  const onChange = vi.fn();
  opened.source.onChange(onChange);
  return { ...opened, readAll, readChanges, missed, onChange };
}

/** A publish that was read in parts, and whose reader has missed the new title. */
async function wrong() {
  const opened = await published();
  opened.missed.title = "First";
  await opened.publish("Second");
  expect(await opened.titleNow()).toBe("First");
  opened.onChange.mockClear();
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
    const { service, publish, readChanges, titleNow } = await published();
    await publish("Second");
    service.publishedRef.mockResolvedValue(contentRef("ref-1"));
    await advanceClock(610_000);
    expect(await titleNow()).toBe("First");
    expect(readChanges).toHaveBeenCalledOnce();
  });

  it("that is refused is compared with what visitors read, as the next one", async () => {
    const pages = [homePage(), ...["company", "contact", "terms"].map((uid) => contentPage(uid))];
    const { publish, readChanges, titleNow } = await published(itemsOf(pages));
    await publish(itemsOf([homePage()]));
    await publish(itemsOf([...pages.slice(2), { ...contentPage("company"), title: "Back" }]));
    expect(await titleNow()).toBe("Back");
    const [refused, next] = readChanges.mock.calls.map(([, since]) => since);
    expect(refused).toMatchObject({ items: expect.anything() });
    expect(next).toBe(refused);
  });
});

describe("what was read in parts", () => {
  it("is verified once, ten minutes later; if it is right, nothing changes", async () => {
    const { publish, source, readAll, log, onChange } = await published();
    await publish("Second");
    await publish("Third");
    const content = await source.read();
    onChange.mockClear();
    await advanceClock(2 * VERIFIED_AFTER_MS);
    expect(readAll).toHaveBeenCalledTimes(2);
    expect(await source.read()).toBe(content);
    expect([onChange.mock.calls, log.warn.mock.calls]).toEqual([[], []]);
  });

  it("is replaced if it is wrong, by another edition, which is logged", async () => {
    const { source, log, onChange, titleNow } = await wrong();
    const before = await source.read();
    await advanceClock(VERIFIED_AFTER_MS);
    expect(await titleNow()).toBe("Second");
    expect((await source.read()).edition).not.toBe(before.edition);
    expect(before.findPage(company)).toMatchObject({ title: "First" });
    expect(onChange).toHaveBeenCalledOnce();
    const documents = expect.arrayContaining(["page_company"]);
    const message = "what was read after a publish is not what is published; it is replaced";
    expect(log.warn.mock.calls).toEqual([[expect.objectContaining({ documents }), message]]);
  });

  it("is verified later if the service fails, or if there is a publish meanwhile", async () => {
    const { publish, readAll, missed, titleNow } = await wrong();
    readAll.mockImplementationOnce(failToRead);
    await advanceClock(VERIFIED_AFTER_MS);
    const held = Promise.withResolvers<never>();
    readAll.mockImplementationOnce((_ref, { signal }) => {
      signal.addEventListener("abort", () => held.reject(signal.reason));
      return held.promise;
    });
    await advanceClock(VERIFIED_AFTER_MS);
    missed.title = "Second";
    await publish("Third");
    expect(await titleNow()).toBe("Second");
    await advanceClock(VERIFIED_AFTER_MS);
    expect(await titleNow()).toBe("Third");
  });
});
