import { expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import { localeOf } from "../../../brand/locale.ts";
import { locales } from "../../../brand/locales.ts";
import type { BrandTranslation } from "../../../brand/schema.ts";
import * as swissGerman from "../../../brand/texts/de-ch/all.ts";
import { pathOfTranslation, translatedBrand } from "../../../brand/translation.ts";
import { formatsOf } from "../../../scripts/brand.ts";
import { ROOT } from "../../../scripts/command-line.ts";
import { languageFor } from "../../../scripts/texts/languages.ts";
import { ContentLanguages } from "../../../src/adapters/prismic/content-languages.ts";
import { createContainer } from "../../../src/composition/container.ts";
import { readConfig } from "../../../src/composition/read-config.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import { startContent, startSite } from "./site.ts";
import { HOME, OPTIONS, pageDocument } from "./site-of-documents.ts";
import { sourceRenderer } from "./source-renderer.ts";

const [english] = locales;
const translation: BrandTranslation = { locale: "de-CH", currency: { hundredths: "Rappen" } };
/** German as in Switzerland, as a brand with `translations: [{ locale: "de-CH" }]` has it. */
const SWISS = localeOf({
  brand: translatedBrand(brand, translation),
  language: pathOfTranslation(translation),
  formats: formatsOf(translation.locale),
  texts: swissGerman,
});

it("the form that a language has in a region can be a further language, with its own texts, dates and words", () => {
  expect(languageFor(ROOT, translation.locale)).toBe("de-ch");
  const container = createContainer(readConfig({}), undefined, [english, SWISS]);
  const [, swiss] = container.resolve(tokens.locales);
  expect(swiss?.brand).toMatchObject({
    locale: "de-CH",
    name: brand.name,
    currency: { hundredths: "Rappen" },
  });
  expect(swiss?.texts.shell.close).toBe("Schliessen");
  expect(swiss?.formats).toMatchObject({ thousands: expect.stringMatching(/^['’]$/), decimal: "." });
  const languages = new ContentLanguages(container.resolve(tokens.locales));
  expect([languages.inAddresses, languages.nameOf("de")]).toEqual([["de"], "de-ch"]);
});

it("pages of the region are at the path of the language, in its spelling, and found by its words", async () => {
  const swiss = <D extends object>(document: D) => ({ ...document, lang: "de-ch" });
  const documents = [
    HOME,
    OPTIONS,
    swiss({ ...HOME, id: "home-ch" }),
    swiss({ ...OPTIONS, id: "options-ch" }),
    swiss(pageDocument("bericht", { title: "Geschäftsbericht" })),
  ];
  const { environment } = await startContent(documents, {
    languages: [
      { id: brand.locale.toLowerCase(), name: "English" },
      { id: "de-ch", name: "German - Switzerland" },
    ],
  });
  const renderer = await sourceRenderer();
  const { site } = await startSite(environment, { renderer, locales: [english, SWISS] });
  const at = async (path: string) => (await site.inject(path)).body;
  await expect.poll(() => at("/de/bericht"), { timeout: 20_000 }).toContain('<html lang="de-CH"');
  const page = await at("/de/bericht");
  expect(page).toContain("Schliessen");
  expect(page).not.toContain("Schließen");
  await expect
    .poll(() => at("/de/search?s=geschaeftsberichte"), { timeout: 20_000 })
    .toContain('href="/de/bericht"');
});

it("two forms of a language are called by their countries, so that visitors can tell them apart", async () => {
  const main = brand.locale.toLowerCase();
  const others = ["de-ch", "de-at"];
  const documents = [main, ...others].flatMap((lang) =>
    [HOME, OPTIONS].map((one) => ({ ...one, id: `${one.id} ${lang}`, lang })),
  );
  const { environment } = await startContent(documents, {
    languages: [{ id: main, name: main }, ...others.map((id) => ({ id, name: id }))],
  });
  const renderer = await sourceRenderer();
  const inAustria: BrandTranslation = { locale: "de-AT", path: "de-at" };
  const austrian = localeOf({
    brand: translatedBrand(brand, inAustria),
    language: pathOfTranslation(inAustria),
    formats: formatsOf(inAustria.locale),
    texts: swissGerman,
  });
  const { site } = await startSite(environment, { renderer, locales: [english, SWISS, austrian] });
  const { body } = await site.inject("/not-there");
  const offered = [...body.matchAll(/<a [^>]*hrefLang="(de-[A-Z]{2})"[^>]*>(.*?)<\/a>/g)].map(
    ([, language, name = ""]) => [language, name.replace(/<[^>]*>/g, "")],
  );
  expect(offered).toEqual(
    expect.arrayContaining([
      ["de-CH", "Schweizer Hochdeutsch"],
      ["de-AT", "Österreichisches Deutsch"],
    ]),
  );
});
