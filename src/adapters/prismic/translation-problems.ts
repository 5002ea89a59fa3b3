import { type ContentProblem, error, warning } from "../../domain/report/problem.ts";
import type { ContentLanguages } from "./content-languages.ts";
import type { ContentModel } from "./field-path.ts";
import type { ServiceDocument } from "./service-document.ts";
import type { Pairs } from "./translated-documents.ts";
import { compareTranslation } from "./translation-comparison.ts";

interface TranslationProblemsOptions {
  readonly model: ContentModel;
  readonly languages: ContentLanguages;
  readonly pairs: Pairs;
}

/**
 * Problems of translations: facts that differ from the original, whose facts every language shows, and words that are missing.
 */
export function translationProblems(
  documents: readonly ServiceDocument[],
  { model, languages, pairs }: TranslationProblemsOptions,
): readonly ContentProblem[] {
  return documents.flatMap((translation): readonly ContentProblem[] => {
    const original = pairs.original(translation);
    const locale = languages.of(translation.lang);
    if (original === undefined || locale === undefined) return [];
    const { id: document, type } = translation;
    const notations = { main: languages.main.numbers, translated: locale.numbers };
    const { contradictions, unpaired, outdated, untranslated } = compareTranslation(original, translation, {
      texts: model.texts,
      notations,
    });
    const contradicted = contradictions.map(({ field, stated, fact }) => {
      const problem =
        fact === undefined
          ? warning(`states ${stated}, but ${original.id} states nothing there: it is not shown`, field)
          : error(`states ${stated}, but ${original.id} states ${fact}, which is shown`, field);
      return { document, type, ...problem };
    });
    const others = unpaired.map((slice) => {
      const problem = `has more or fewer slices of type ${slice} than ${original.id}: those that cannot be paired show their own facts, which nobody has compared`;
      return { document, type, ...warning(problem, "data.slices") };
    });
    const untold = outdated.map((field) => {
      const problem = `does not state the facts of ${original.id}, which was published after it: they are shown in the words of that one; look whether its own are still right, and publish it again`;
      return { document, type, ...warning(problem, field) };
    });
    const left = untranslated.map((field) => {
      const problem = `is empty: visitors read it in the words of ${original.id}, among translated ones. Translate it`;
      return { document, type, ...warning(problem, field) };
    });
    return [...contradicted, ...others, ...untold, ...left];
  });
}

/** Problems without those of a translation that are of a fact of its original, where they are reported too. */
export function withoutRepeated(
  problems: readonly ContentProblem[],
  documents: readonly ServiceDocument[],
  pairs: Pairs,
): readonly ContentProblem[] {
  const originals = new Map(documents.map((document) => [document.id, pairs.original(document)?.id]));
  const keyOf = (id: string, { field, problem }: ContentProblem) => JSON.stringify([id, field, problem]);
  const all = new Set(problems.map((one) => keyOf(one.document, one)));
  return problems.filter((one) => {
    const original = originals.get(one.document);
    return original === undefined || !all.has(keyOf(original, one));
  });
}
