import { describe, expect, it } from "vitest";
import { SITE_TIME_ZONE, SITE_UTC_OFFSET } from "../../../src/domain/site-time.ts";

describe("the time of the site", () => {
  it.each(["2026-01-15", "2026-07-15"])("has one offset all year: %s", (day) => {
    const parts = new Intl.DateTimeFormat("en", { timeZone: SITE_TIME_ZONE, timeZoneName: "longOffset" });
    const name = parts.formatToParts(new Date(day)).find(({ type }) => type === "timeZoneName")?.value;
    expect(name).toBe(`GMT${SITE_UTC_OFFSET}`);
  });
});
