import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import { localeOf, type Texts } from "../../../brand/locale.ts";
import { locales } from "../../../brand/locales.ts";
import * as german from "../../../brand/texts/de/all.ts";
import * as swissGerman from "../../../brand/texts/de-ch/all.ts";
import * as french from "../../../brand/texts/fr/all.ts";
import { ContentLink } from "../../../client/content/content-link.tsx";
import { SiteLanguages } from "../../../client/content/page-address.ts";
import { SearchForm } from "../../../client/search/search-form.tsx";
import { formatFileSize } from "../../../client/server/content/document-list.tsx";
import { ReleaseText } from "../../../client/server/content/moment.tsx";
import { InLanguage } from "../../../client/server/in-language.tsx";
import { LanguageNotice } from "../../../client/server/pages/language-notice.tsx";
import { DatesSection } from "../../../client/server/sections/dates-section.tsx";
import { DocumentListSection } from "../../../client/server/sections/documents.tsx";
import { formatsOf } from "../../../scripts/brand.ts";
import type { LanguageLink } from "../../../src/adapters/http/contract/initial-state.ts";
import { newsArticle } from "../sample-content.ts";

const localeIn = (locale: string, texts: Texts) =>
  localeOf({ brand: { ...brand, locale }, formats: formatsOf(locale), texts });

const list = { kind: "document-list", heading: undefined, intro: [], documents: [], isPicked: true } as const;
const page = (
  <>
    <SearchForm id="search" />
    <DocumentListSection section={list} />
    <ReleaseText date="2027-02-17" />
  </>
);

it.each([
  ["de-DE", german, "17. Februar 2027"],
  ["fr-FR", french, "17 février 2027"],
  ["de-CH", swissGerman, "17. Februar 2027"],
])("one process renders a page in several languages: %s", (name, texts, date) => {
  const [english, other] = [locales[0], localeIn(name, texts)].map((locale) =>
    renderToStaticMarkup(<InLanguage locale={locale}>{page}</InLanguage>),
  );
  expect(english).toContain("17 February 2027");
  expect(english).toContain(locales[0].texts.search.field);
  expect(other).toContain(date);
  expect(other).toContain(texts.search.field);
  expect(other).not.toContain(locales[0].texts.search.field);
});

it("French has its first days, sizes of files and colons", () => {
  const event = {
    key: "a",
    date: "2027-03-01",
    title: "Assemblée",
    state: "before",
    file: "/a.ics",
  } as const;
  const html = renderToStaticMarkup(
    <InLanguage locale={localeIn("fr-FR", french)}>
      <ReleaseText date="2027-02-01" />
      <DatesSection heading="Dates" intro={[]} events={[event]} />
      <p>{formatFileSize(121_573, localeIn("fr-FR", french))}</p>
    </InLanguage>,
  );
  const said = html.replaceAll(/<[^>]*>/g, "");
  for (const part of [
    "1er février 2027",
    "1er mars 2027",
    "122\u202fko",
    "Ajouter au calendrier\u202f: Assemblée",
  ])
    expect(said).toContain(part);
});

it("a link says that its page is in another language, and nothing if the site has one", () => {
  const english = { href: "/", tag: "en-AU", hreflang: "en", name: "English" };
  const other = { language: "de", href: "/de", tag: "de-DE", hreflang: "de", name: "Deutsch" };
  const onEnglishPage: readonly LanguageLink[] = [{ ...english, isCurrent: true }, other];
  const linkTo = (href: string, languages = onEnglishPage) =>
    renderToStaticMarkup(
      <InLanguage locale={locales[0]}>
        <SiteLanguages value={languages}>
          <ContentLink link={{ kind: "page", href }}>Strategie</ContentLink>
        </SiteLanguages>
      </InLanguage>,
    );
  for (const href of ["/de", "/de/strategie", "/de?year=2026", "/de#ziele"])
    expect(linkTo(href)).toContain(' hrefLang="de-DE"');
  for (const href of ["/", "/strategy", "/december", "#de", "https://www.example.com/de"])
    expect(linkTo(href)).not.toContain("hrefLang");
  const onGermanPage: readonly LanguageLink[] = [english, { ...other, isCurrent: true }];
  expect(linkTo("/strategy", onGermanPage)).toContain(' hrefLang="en-AU"');
  expect(linkTo("/de/strategie", onGermanPage)).not.toContain("hrefLang");
  expect(linkTo("/de/strategie", [])).not.toContain("hrefLang");
});

it("a disclosure is missing where it is not translated, not where a list on it has other pages", () => {
  const exchange = { reference: "06A-1234", isAwaited: true };
  const disclosure = { ...newsArticle("windfall", "2026-11-24"), sections: [], exchange };
  const english = {
    href: "/news/windfall",
    tag: "en-AU",
    hreflang: "en",
    name: "English",
    isCurrent: true,
  } as const;
  const other = { language: "de", href: "/de/news/geldsegen", tag: "de-DE", hreflang: "de", name: "Deutsch" };
  const saidBeside = (link: LanguageLink) =>
    renderToStaticMarkup(
      <InLanguage locale={locales[0]}>
        <SiteLanguages value={[english, link]}>
          <LanguageNotice page={disclosure} />
        </SiteLanguages>
      </InLanguage>,
    );
  expect(saidBeside({ ...other, isSame: true })).toBe("");
  expect(saidBeside({ ...other, isSame: false })).toBe("");
  expect(saidBeside({ ...other, note: "Diese Seite gibt es auf Deutsch nicht." })).toContain("German");
});

it.each([
  ["shell", <SearchForm key="search" id="search" />],
  ["content", <ReleaseText key="date" date="2027-02-17" />],
])("a part of the %s is in no language by chance", (_, part) => {
  expect(() => renderToStaticMarkup(part)).toThrow(/is rendered without \w+Locale/);
});
