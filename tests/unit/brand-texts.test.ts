import { readdirSync } from "node:fs";
import { expect, it } from "vitest";

const TEXTS = new URL("../../brand/texts/", import.meta.url);
const languages = readdirSync(TEXTS);

// That each file has all texts is checked by the types.
it.each(languages)("there are texts of each area in '%s'", (language) => {
  expect(readdirSync(new URL(language, TEXTS))).toEqual(readdirSync(new URL("en", TEXTS)));
});
