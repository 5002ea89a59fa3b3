import { describe, expect, it } from "vitest";
import { isShown } from "../../../src/domain/content/shown-times.ts";
import { ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";

const FACTS = "A1";
const WORDS = "A2";
const RELEASED = Date.parse("2026-11-24T08:00:00Z");
const OWNER = { published: "2026-11-23T08:00:00Z", changed: "2026-11-23T08:00:00Z" };

/** Whether a part is shown whose facts and words have announcements of their own, after some of these. */
function isSeenAfter(references: readonly string[]): boolean {
  const part = {
    exchange: { reference: WORDS, isAwaited: true },
    facts: { reference: FACTS, isAwaited: true },
  };
  const releasedAt = new Date(RELEASED).toISOString();
  const releaseTimes = new ReleaseTimes(references.map((reference) => ({ reference, releasedAt })));
  return isShown(part, OWNER, { now: RELEASED + 1_000, timeZone: "UTC", releaseTimes });
}

describe("a translated part whose facts and words have announcements of their own", () => {
  it.each([[[FACTS]], [[WORDS]], [[]]])("is hidden after %j alone", (references) => {
    expect(isSeenAfter(references)).toBe(false);
  });

  it("is shown after both", () => {
    expect(isSeenAfter([FACTS, WORDS])).toBe(true);
  });
});
