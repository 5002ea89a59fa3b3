import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { BrandTranslation } from "../../../brand/schema.ts";
import { checkIssuer } from "../../../checks/brand/issuer.ts";
import { checkLocales } from "../../../checks/brand/locales.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** A project with texts in English, German and Swiss German. */
function project(): string {
  const root = temporaryFolder();
  for (const language of ["en", "de", "de-ch"])
    mkdirSync(join(root, "brand/texts", language), { recursive: true });
  return root;
}

const problemsOf = (locale: string, ...translations: readonly BrandTranslation[]) =>
  checkLocales(project(), { locale, translations }).map(({ place, problem }) => `${place} ${problem}`);

it("languages with texts, each with a path of its own, are all right", () => {
  expect(problemsOf("en-GB")).toEqual([]);
  expect(
    problemsOf(
      "en-GB",
      { locale: "de-DE" },
      { locale: "de-CH", path: "de-ch" },
      { locale: "de-AT", path: "at" },
    ),
  ).toEqual([]);
});

it.each([
  [{ locale: "german" }, 'locale: "german" is not a language and a country, as in en-GB'],
  [{ locale: "de" }, 'locale: "de" is not a language and a country, as in en-GB'],
  [{ locale: "de_DE" }, 'locale: "de_DE" is not a language and a country, as in en-GB'],
  [{ locale: "de-de" }, 'locale: "de-de" is written de-DE'],
  [
    { locale: "ar-EG" },
    "locale: Arabic is written from right to left, and pages are laid out only from left to right",
  ],
  [{ locale: "en-GB" }, "locale: en-GB is there twice"],
  [
    { locale: "it-IT" },
    "locale: there are no texts in brand/texts/it; npm run texts -- --add it-IT begins them",
  ],
  [{ locale: "de-DE", path: "news" }, "path: /news is the site's own"],
  [{ locale: "de-DE", path: "api" }, "path: /api is the site's own"],
  [
    { locale: "de-DE", path: "de.html" },
    'path: "de.html" is not what addresses can begin with: a to z, digits and hyphens',
  ],
  [
    { locale: "de-DE", path: "/de" },
    'path: "/de" is not what addresses can begin with: a to z, digits and hyphens',
  ],
])("a translation %j is reported", (translation, problem) => {
  expect(problemsOf("en-GB", translation)).toEqual([`brand/brand.ts translations[0].${problem}`]);
});

it("two languages with one path are reported", () => {
  expect(problemsOf("en-GB", { locale: "de-DE" }, { locale: "de-CH" })).toEqual([
    "brand/brand.ts translations[1].path: /de is that of de-DE, too: give one of them a path, such as de-ch",
  ]);
});

it("a sign that is another currency to readers of a translation is reported", () => {
  const brand = {
    locale: "en-AU",
    translations: [{ locale: "en-US", currency: { sign: "$" } }],
    currency: { code: "AUD", sign: "A$" },
    listings: [],
  };
  expect(checkIssuer(brand)).toEqual([
    {
      place: "brand/brand.ts translations[0].currency.sign:",
      problem: '"$" is USD to readers of en-US',
    },
  ]);
});
