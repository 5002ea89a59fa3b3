import { describe, expect, it } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { DAY, itIsShownFromItsTime, shownAt } from "../domain/embargo.ts";
import { itIsHiddenUntilShown, OPENS } from "../domain/hidden-content.ts";
import { itOpensByDay } from "../domain/opening.ts";
import { corporateAction, SPLIT } from "./sample-actions.ts";

const split = (more: object = {}) => corporateAction("split", { ...SPLIT, announced: DAY, ...more });
const item = (more: object = {}): ContentItem => ({ kind: "corporate-action", document: split(more) });

describe("a corporate action", () => {
  itIsShownFromItsTime((more) => item(more));
  itOpensByDay(DAY, "data.announced", (more) => ({
    kind: "corporate-action",
    document: { ...split(), ...more },
  }));
  itIsHiddenUntilShown(item({ embargo: OPENS }));
});

it("what is hidden adjusts nothing, and one that was entered twice adjusts once", () => {
  const hidden = shownAt("2026-06-01T00:00:00Z", item({ announced: null, embargo: OPENS }));
  expect(Content.everything(hidden.items).shareAdjustments).toEqual([]);
  const known = split({ announced: "2026-01-05" });
  const twice = Content.everything([
    { kind: "corporate-action", document: known },
    { kind: "corporate-action", document: { ...known, id: "another" } },
  ]);
  expect(twice.shareAdjustments).toMatchObject([{ day: "2026-01-15", shares: { new: 4, old: 1 } }]);
});
