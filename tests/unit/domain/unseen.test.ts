import { expect, it } from "vitest";
import { withoutUnseen } from "../../../src/domain/text/unseen.ts";

it("a text that was copied has no marks without a width, and none of direction", () => {
  expect(withoutUnseen("\ufeffdiv\u00adi\u200bdend\u2060 \u202aFY26\u202c \u2067x\u2069\u061c\u200f")).toBe(
    "dividend FY26 x",
  );
});

it.each([
  ["the joiner of an emoji", "👩‍🔬"],
  ["the non-joiner of Persian", "می‌خواهم"],
  ["special spaces", "A\u00a0B\u3000C"],
  ["vowels and accents", "ที่ é"],
])("%s stays", (_what, text) => {
  expect(withoutUnseen(text)).toBe(text);
});
