import { type ContentProblem, warning } from "../../domain/report/problem.ts";
import type { ContentLanguages } from "./content-languages.ts";
import type { ServiceDocument } from "./service-document.ts";

/** The languages of a repository that the site does not have, each with the number of its documents. */
export function unshownLanguages(
  documents: readonly ServiceDocument[],
  languages: ContentLanguages,
): readonly ContentProblem[] {
  const asked = new Set(documents.map(({ lang }) => lang));
  // A site of one language asks for no other, whatever the repository calls its own.
  const isShown = (name: string) =>
    languages.areSeveral ? languages.of(name) !== undefined : asked.has(name);
  const others = documents.flatMap(({ id, lang, alternate_languages: translations = [] }) => [
    { id, lang },
    ...translations,
  ]);
  const unshown = others.flatMap(({ id, lang }) => (lang === undefined || isShown(lang) ? [] : { id, lang }));
  const ids = Map.groupBy(unshown, ({ lang }) => lang);
  return [...ids].map(([name, all]) => {
    const count = new Set(all.map(({ id }) => id)).size;
    const documentsOf = count === 1 ? "1 document is" : `${count} documents are`;
    const problem = `${documentsOf} in ${name}, which the site does not have: brand/brand.ts, translations`;
    return { document: "content", type: "site", ...warning(problem) };
  });
}
