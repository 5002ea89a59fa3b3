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

/** What becomes of a text in the data of a German or an English document. */
function written(text: string, lang: "en-au" | "de-de", ...locales: readonly string[]) {
  const data = { title: text, url: "https://example.com/1,234.5", link: link(lang) };
  const other = document("b", lang === "en-au" ? "de-de" : "en-au");
  const [found] = inLanguagesOf([{ id: "a", type: "page", lang, data }, other, ...SAMPLE], locales);
  expect(found?.data).toMatchObject({ url: data.url });
  return found?.data?.title;
}

it("numbers of the sample are written as they are read in another region or language", () => {
  // Which apostrophe it is differs between versions of the data of languages.
  expect(written("Umsatz 2.318,7 Mio., davon 10,5 % am 30.06.2026", "de-de", "en-AU", "de-CH")).toMatch(
    /^Umsatz 2['’]318\.7 Mio\., davon 10\.5 % am 30\.06\.2026$/,
  );
  expect(written("(2.318,7)", "de-de", "en-AU", "de-DE")).toBe("(2.318,7)");
  expect(written("2,318.7", "en-au", "fr-FR", "de-DE")).toBe("2\u202f318,7");
  expect(written("(39.7)", "en-au", "de-DE")).toBe("(39,7)");
  expect(written("2,318.7", "en-au", "en-US", "de-CH")).toBe("2,318.7");
  // Its words are English, in which a full stop may be anything.
  expect(written("WCAG 2.2", "en-au", "fr-FR", "de-DE")).toBe("WCAG 2.2");
});
