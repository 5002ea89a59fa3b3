import { expect, it } from "vitest";
import { slice } from "../adapters/read-document.ts";
import { BOTH, document, homes, MAIN, report } from "../adapters/report-in-languages.ts";

it("an event is not compared with its translation", () => {
  const withEvent = (uid: string, lang: string, date: string) =>
    document("page", uid, lang, {
      slices: [slice("calendar", { events: [{ title: "Investor Day", date }] })],
    });
  const contrary = (other: string) =>
    report([...homes, withEvent("a", MAIN, "2026-12-01"), withEvent("b", other, "2026-12-02")], BOTH).filter(
      (text) => text.includes("“Investor Day” is"),
    );
  expect(contrary("de-de")).toEqual([]);
  expect(contrary(MAIN)).toHaveLength(1);
});
