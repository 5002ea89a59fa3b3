import { locales } from "../../../brand/locales.ts";
import { ContentLanguages } from "../../../src/adapters/prismic/content-languages.ts";
import { reportDocuments } from "../../../src/adapters/prismic/content-report.ts";
import type { ServiceDocument } from "../../../src/adapters/prismic/service-document.ts";
import { domainCapabilities, prismicCapabilities } from "../../../src/composition/capabilities.ts";
import { GERMAN } from "../german-locale.ts";

const [english] = locales;
export const MAIN = english.brand.locale.toLowerCase();

export function document(type: string, uid: string, lang: string, data: object = {}): ServiceDocument {
  return { id: `${type}_${uid}_${lang}`, type, uid, lang, data: { title: uid, ...data } };
}

/** What is said of documents by a site in some languages, as `DOCUMENT: PROBLEM`. */
export const report = (
  documents: readonly ServiceDocument[],
  languages: ContentLanguages,
  exchanges: string[] = [],
) =>
  reportDocuments(documents, {
    now: Date.parse("2026-11-22T00:00:00Z"),
    languages,
    capabilities: prismicCapabilities(),
    domain: domainCapabilities(),
    exchanges,
  }).map(({ document: id, problem }) => `${id}: ${problem}`);

export const ONE = new ContentLanguages([english]);
export const BOTH = new ContentLanguages([english, GERMAN]);
export const homes = [document("home", "home", MAIN), document("home", "home", "de-de")];
