import { type Changes, regional, type Words } from "./regional.ts";

/** Longer words come before those that they begin with. */
const SWISS_WORDS: Words = [
  ["ß", "ss"],
  ["„", "«"],
  ["“", "»"],
  ["Hauptversammlung", "Generalversammlung"],
  ["Grundkapital", "Aktienkapital"],
  ["Aktiengattung", "Aktienkategorie"],
  ["Gattung", "Kategorie"],
  ["Die Verwaltung ", "Der Verwaltungsrat "],
  ["die Verwaltung ", "der Verwaltungsrat "],
  ["Empfehlung der Verwaltung", "Empfehlung des Verwaltungsrats"],
];

/** An area of German texts as Switzerland writes it. */
export function swissGerman<Area extends object>(area: Area, changes?: Changes<NoInfer<Area>>): Area {
  return regional(area, changes, SWISS_WORDS);
}
