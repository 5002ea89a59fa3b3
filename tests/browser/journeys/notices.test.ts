import { describe, expect, it } from "vitest";
import type { Target } from "../../../scripts/engines/visitor.ts";
import { focused, startJourneys, untilGone, untilLive, untilThere } from "./journeys.ts";

const { arrive, proxy } = startJourneys();

const COOKIES: Target = { role: "region", name: "Cookies" };
const BAR: Target = { role: "region", name: "Announcement" };
const MODAL: Target = { role: "dialog", name: "Announcement" };

describe("a visitor on the first visit", () => {
  it("sees the notices, closes them, and does not see them again in this visit", async () => {
    // It would open over the page after 8 seconds, in which a slow machine is not done with the other notices.
    proxy().withoutModal();
    proxy().speedUpTimers();
    const visitor = await arrive("/company", { firstVisit: true });
    await untilThere(visitor, COOKIES);
    await untilThere(visitor, BAR);
    await visitor.press({ role: "button", name: "OK", within: COOKIES });
    await untilGone(visitor, COOKIES);
    expect(await visitor.count(BAR)).toBe(1);
    await visitor.reload();
    await untilLive(visitor);
    // It would appear at the same time as the other notice.
    await untilThere(visitor, BAR);
    expect(await visitor.count(COOKIES)).toBe(0);
    await visitor.press({ role: "button", name: "Close announcement", within: BAR });
    await untilGone(visitor, BAR);
    expect(await visitor.evaluate(() => document.cookie)).toMatch(/announcement-closed=\w+/);
  });

  it("sees the announcement as a dialog, and closes it with Escape", async () => {
    proxy().speedUpTimers();
    const visitor = await arrive("/company", { firstVisit: true });
    await untilThere(visitor, MODAL);
    expect(await focused(visitor)).toBe("Close");
    // Keys of the first half second were meant for the page.
    await expect
      .poll(async () => {
        await visitor.key("Escape");
        return visitor.count(MODAL);
      })
      .toBe(0);
  });

  it("keeps two thirds of a small window, sees which text is cut, and reads it to the end", async () => {
    proxy().withoutModal();
    proxy().speedUpTimers();
    const visitor = await arrive("/company", { firstVisit: true, onPhone: true });
    await visitor.resize(320, 568);
    await untilThere(visitor, BAR);
    const texts = (reads: boolean) =>
      visitor.evaluate(
        (isRead) =>
          [
            ...document.querySelectorAll("section:is([aria-label=Cookies], [aria-label=Announcement]) > div"),
          ].map((text) => {
            if (isRead) text.scrollTo(0, text.scrollHeight);
            const notice = text.parentElement?.getBoundingClientRect() ?? new DOMRect();
            const [clear, opaque] = getComputedStyle(text).maskImage.match(/[\d.]+(?=px)/g) ?? [];
            const end = text.firstElementChild?.getBoundingClientRect().bottom ?? 0;
            return {
              isLow: notice.top >= (innerHeight * 2) / 3 - 1,
              isCut: end > notice.bottom + 1,
              // To nothing where the notice ends.
              isFaint:
                opaque !== undefined && Number(clear) >= text.getBoundingClientRect().bottom - notice.bottom,
            };
          }),
        reads,
      );
    const seen = { isLow: true, isCut: true, isFaint: true };
    await expect.poll(() => texts(false)).toEqual([seen, seen]);
    const read = { isLow: true, isCut: false, isFaint: false };
    await expect.poll(() => texts(true)).toEqual([read, read]);
  });
});
