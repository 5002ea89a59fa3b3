import { expect, it } from "vitest";
import { formatsOf } from "../../../scripts/brand.ts";
import { writtenMoment } from "../../../src/domain/text/written-date.ts";

it.each([
  ["en-AU", "1:12 pm", "22 October 2026, 1:12 pm"],
  ["de-DE", "13:12", "22. Oktober 2026, 13:12"],
  ["fr-FR", "13:12", "22 octobre 2026, 13:12"],
  ["ja-JP", "13:12", "2026年10月22日 13:12"],
  ["ko-KR", "오후 1:12", "2026년 10월 22일 오후 1:12"],
  ["sv-SE", "13:12", "22 oktober 2026 13:12"],
])("%s joins a date and a time in its own way", (locale, time, written) => {
  expect(writtenMoment("2026-10-22", time, formatsOf(locale))).toBe(written);
});
