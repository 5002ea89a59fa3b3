import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import { localeOf } from "../../../brand/locale.ts";
import { locales } from "../../../brand/locales.ts";
import * as german from "../../../brand/texts/de/all.ts";
import { SearchForm } from "../../../client/search/search-form.tsx";
import { ReleaseText } from "../../../client/server/content/moment.tsx";
import { InLanguage } from "../../../client/server/in-language.tsx";
import { DocumentListSection } from "../../../client/server/sections/documents.tsx";
import { formatsOf } from "../../../scripts/brand.ts";

const inGerman = localeOf({
  brand: { ...brand, locale: "de-DE" },
  formats: formatsOf("de-DE"),
  texts: german,
});

const list = { kind: "document-list", heading: undefined, intro: [], documents: [], isPicked: true } as const;
const page = (
  <>
    <SearchForm id="search" />
    <DocumentListSection section={list} />
    <ReleaseText date="2027-02-17" />
  </>
);

it("one process renders a page in several languages", () => {
  const [english, other] = [locales[0], inGerman].map((locale) =>
    renderToStaticMarkup(<InLanguage locale={locale}>{page}</InLanguage>),
  );
  expect(english).toContain("17 February 2027");
  expect(english).toContain(locales[0].texts.search.field);
  expect(other).toContain("17. Februar 2027");
  expect(other).toContain(german.search.field);
  expect(other).not.toContain(locales[0].texts.search.field);
});

it.each([
  ["shell", <SearchForm key="search" id="search" />],
  ["content", <ReleaseText key="date" date="2027-02-17" />],
])("a part of the %s is in no language by chance", (_, part) => {
  expect(() => renderToStaticMarkup(part)).toThrow(/is rendered without \w+Locale/);
});
