import { expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { Embargo } from "../../../src/domain/content/embargo.ts";
import { BRISBANE, before, shownAfter, until } from "../domain/embargo.ts";
import { mediaAsset } from "./sample-assets.ts";

const DAYS_LATER = "2026-11-26T22:30:00.000Z";

it("a translation that was put off, with the document or alone, is not seen at its old time", () => {
  const asset = (title: string, more: object = {}) => ({ ...mediaAsset("chair"), title, ...more });
  const original = (more: object = {}): ContentItem => ({
    kind: "media-asset",
    document: asset("The chair", more),
  });
  const german = (embargo: string, more: object = {}): ContentItem => ({
    kind: "media-asset",
    language: "de",
    document: asset("Windfall", more),
    restates: {
      translation: { id: "german", embargo },
      untranslated: { kind: "media-asset", language: "de", document: asset("The chair", more) },
    },
  });
  const known = original();
  const changed = { embargo: DAYS_LATER };
  for (const items of [
    [known, german(DAYS_LATER)],
    [original(changed), german(DAYS_LATER, changed)],
  ]) {
    const shown = shownAfter([before, [known, german(until)]], [before, items], [until, items]);
    expect(shown.join()).not.toContain("Windfall");
  }
});

it("a translation stays as it was while a change of it waits, also if what it is of is read again, and in the next process", () => {
  const original = (): ContentItem => ({ kind: "media-asset", document: mediaAsset("chair") });
  const german = (title: string, embargo?: string): ContentItem => ({
    ...original(),
    kind: "media-asset",
    language: "de",
    document: { ...mediaAsset("chair"), title },
    restates: { translation: { id: "german", embargo } },
  });
  const known = german("Der Stuhl");
  const changed = german("Windfall", until);
  const shown = shownAfter([before, [original(), known]], [before, [original(), changed]]);
  expect(shown.at(-1)).toMatch(/Der Stuhl/);
  const options = { now: Date.parse(before), timeZone: BRISBANE, earlier: [known] };
  expect(new Embargo([original(), changed], options).shown(changed)).toEqual(known);
});
