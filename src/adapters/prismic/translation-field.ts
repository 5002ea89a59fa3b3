import type { TranslationKind } from "../../domain/content/translation-kind.ts";
import type { Field } from "./field.ts";
import { select } from "./simple-fields.ts";

/** What a document is beside the same in other languages, as editors choose it. */
const KINDS: Readonly<Record<"Convenience translation" | "In this language alone", TranslationKind>> = {
  "Convenience translation": "convenience",
  "In this language alone": "alone",
};

const choice = select(["Convenience translation", "In this language alone"]);

/** The field `translation` of a document. */
export const translationKind: Field<TranslationKind | undefined> = (value, path) => {
  const chosen = choice(value, path);
  return chosen && KINDS[chosen];
};
