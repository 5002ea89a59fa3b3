// What French grammar makes of the parameters of texts.

const MONTHS = "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";

/** A day that is the first of its month, alone or as the first of several. */
const FIRST_DAY = new RegExp(`(?<!\\p{N})1(?=(?:[–-]\\d{1,2})?\\s(?:${MONTHS})\\b)`, "gu");

/** A vowel to the ear: `y` before a consonant is one. `h` is none, because names seldom tell whether theirs is mute. */
const VOWEL = /^(?:[aeiouœæ]|y(?![aeiou]))/;

/** A number and what is counted: nothing and one are singular. */
export function counted(count: number, one: string, several: string): string {
  return `${count} ${isPlural(count) ? several : one}`;
}

/** Whether so many are several. */
export function isPlural(count: number): boolean {
  return Math.abs(count) >= 2;
}

/** `de` before a name: `de Larkfield`, `d’Aarberg`. */
export function de(name: string): string {
  return beginsWithVowel(name) ? `d’${name}` : `de ${name}`;
}

/** `que` before a name: `que Larkfield`, `qu’Aarberg`. */
export function que(name: string): string {
  return beginsWithVowel(name) ? `qu’${name}` : `que ${name}`;
}

function beginsWithVowel(name: string): boolean {
  return VOWEL.test(name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
}

/** Dates with the first day of a month as an ordinal: `1er octobre 2026`. */
export function withFirstDays(dates: string): string {
  return dates.replace(FIRST_DAY, "1er");
}
