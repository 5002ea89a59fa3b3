import { expect, it } from "vitest";
import { inLanguagesOf } from "../../../sandbox/content/sample-languages.ts";

const link = (lang: string) => ({ link_type: "Document", id: "home", type: "home", lang });
const document = (id: string, lang: string) => ({ id, type: "page", lang, data: { link: link(lang) } });

/** Most are English, as Australia writes it. */
const SAMPLE = [document("a", "en-au"), document("b", "en-au"), document("c", "de-de")];

/** The languages of the documents, each with that of its link. */
const langsIn = (...locales: readonly string[]) =>
  inLanguagesOf(SAMPLE, locales).map(({ lang, data }) => [
    lang,
    JSON.stringify(data).match(/"lang":"(.*?)"/)?.[1],
  ]);

const all = (...langs: readonly string[]) => langs.map((lang) => [lang, lang]);

it.each([
  ["is as it is for a site with its languages", ["en-AU", "de-DE"], ["en-au", "en-au", "de-de"]],
  ["is that of another country", ["de-DE", "en-GB"], ["en-gb", "en-gb", "de-de"]],
  ["is that of another country, also twice", ["en-US", "de-CH"], ["en-us", "en-us", "de-ch"]],
  ["is the default, if there is nothing in that", ["fr-FR", "de-DE"], ["fr-fr", "fr-fr", "de-de"]],
  ["is the default before it is that of another country", ["fr-FR", "en-GB"], ["fr-fr", "fr-fr", "de-de"]],
  ["is as it is for a site with one language", ["fr-FR"], ["en-au", "en-au", "de-de"]],
])("the sample %s: %j", (_what, locales, langs) => {
  expect(langsIn(...locales)).toEqual(all(...langs));
});
