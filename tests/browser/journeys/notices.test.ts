import { describe, expect, it } from "vitest";
import type { Target } from "../../harness/engines/visitor.ts";
import { startJourneys, untilGone, untilLive, untilThere } from "./journeys.ts";

const { arrive, proxy } = startJourneys();

const COOKIES: Target = { role: "region", name: "Cookies" };
const BAR: Target = { role: "region", name: "Announcement" };

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
});
