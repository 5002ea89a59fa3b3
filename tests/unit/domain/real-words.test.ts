import { describe, expect, it } from "vitest";
import { realWordsOf } from "../../../src/adapters/search-index/real-words.ts";

describe("a word of English", () => {
  it.each([
    ["reset", "as it is in the dictionary"],
    ["flowers", "in the plural"],
    ["tries", "with another end"],
    ["unhappily", "with a prefix and a suffix"],
    ["everest", "as a name"],
  ])("is %s, %s", async (word) => {
    const isRealWord = await realWordsOf("en-AU", []);
    expect(isRealWord(word)).toBe(true);
  });

  it.each(["divident", "commitee", "anual", "flowered0", "unofen"])("is not %s", async (word) => {
    const isRealWord = await realWordsOf("en-AU", []);
    expect(isRealWord(word)).toBe(false);
  });
});

it("of a language without a dictionary, nobody knows what a word is", async () => {
  const isRealWord = await realWordsOf("de-DE", []);
  expect(isRealWord("Aktie")).toBeUndefined();
});
