import type { DateForms } from "../../domain/search/date-keys.ts";
import type { Language } from "../../domain/search/language.ts";
import { STOP_WORDS } from "../../domain/search/stop-words.ts";
import { exactKey, IRREGULAR_PLURALS, wordKey, wordsIn } from "../../domain/text/words.ts";

type Stem = (word: string) => string;

/** Stemmers by language (ISO 639-1). Only that of the site is loaded. */
const STEMMERS: Readonly<Record<string, () => Promise<{ readonly stemmer: Stem }>>> = {
  da: () => import("@orama/stemmers/danish"),
  de: () => import("@orama/stemmers/german"),
  en: () => import("@orama/stemmers/english"),
  es: () => import("@orama/stemmers/spanish"),
  fi: () => import("@orama/stemmers/finnish"),
  fr: () => import("@orama/stemmers/french"),
  it: () => import("@orama/stemmers/italian"),
  nl: () => import("@orama/stemmers/dutch"),
  no: () => import("@orama/stemmers/norwegian"),
  pt: () => import("@orama/stemmers/portuguese"),
  sv: () => import("@orama/stemmers/swedish"),
};

/** Stop words that ask for what is to come. */
const NEXT_WORDS: Readonly<Record<string, string>> = {
  de: "kommende kommenden kommender kommendes nachste nachsten nachster nachstes",
  en: "coming next upcoming",
  fr: "prochain prochaine prochainement prochaines prochains venir",
};

/** Words that ask for what is over. */
const PAST_WORDS: Readonly<Record<string, string>> = {
  de: "abstimmungsergebnis abstimmungsergebnisse aufzeichnung ergebnis ergebnisse letzte letzten letzter letztes protokoll vergangene",
  en: "last minutes outcome past previous recap recording recordings replay result results transcript transcripts",
  fr: "dernier derniere dernieres derniers enregistrement passe passee precedent precedente rediffusion replay resultat resultats transcription",
};

/** Normalises letters that may be written in two ways, after words are in ASCII. */
const SPELLINGS: Readonly<Record<string, Stem>> = {
  // "Geschaeftsbericht" is "Geschäftsbericht", but the "ue" of "neue" and "Quelle" is no umlaut.
  de: (word) => word.replace(/[ao]e|(?<![aeoq])ue/g, (letters) => letters.slice(0, 1)),
};

/**
 * What English stems of irregular forms are made of, beside plurals. Forms that are words of their own are left out: "found", "left".
 */
const IRREGULAR_FORMS: ReadonlyMap<string, string> = new Map(
  [
    ["begin", "began begun"],
    ["bring", "brought"],
    ["build", "built"],
    ["buy", "bought"],
    ["choose", "chose chosen"],
    ["draw", "drew drawn"],
    ["drive", "drove driven"],
    ["fall", "fell fallen"],
    ["forget", "forgot forgotten"],
    ["give", "gave given"],
    ["grow", "grew grown"],
    ["hold", "held"],
    ["keep", "kept"],
    ["know", "knew known"],
    ["lead", "led"],
    ["lend", "lent"],
    ["lose", "lost"],
    ["make", "made"],
    ["meet", "met"],
    ["pay", "paid"],
    ["rise", "rose risen"],
    ["run", "ran"],
    ["sell", "sold"],
    ["send", "sent"],
    ["speak", "spoke spoken"],
    ["spend", "spent"],
    ["take", "took taken"],
    ["tell", "told"],
    ["win", "won"],
    ["withdraw", "withdrew withdrawn"],
    ["write", "wrote written"],
    ["analysis", "analyses"],
    ["appendix", "appendices"],
    ["criterion", "criteria"],
    ["index", "indices"],
  ].flatMap(([word = "", forms = ""]) => forms.split(" ").map((form) => [form, word] as const)),
);

/** What is elided before words. */
const ELIDED: Readonly<Record<string, RegExp>> = {
  fr: /^(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['’](?=\p{L})/iu,
};

/** What stands between the parts of a compound. */
const LINKING_ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  da: ["", "s", "e"],
  de: ["", "s", "es", "n", "en", "er", "e"],
  nl: ["", "s", "e", "en"],
  no: ["", "s", "e"],
  sv: ["", "s"],
};

const asItIs: Stem = (word) => word;

/** The language of a locale (`de-DE`). Words of a language without a stemmer are only found as they are. */
export async function languageOf(locale: string): Promise<Language> {
  const { language: tag } = new Intl.Locale(locale);
  // Norwegian is "nb" or "nn" in locales.
  const name = ["nb", "nn"].includes(tag) ? "no" : tag;
  const stemmer = (await STEMMERS[name]?.())?.stemmer ?? asItIs;
  const regular = (word: string) => IRREGULAR_PLURALS.get(word) ?? IRREGULAR_FORMS.get(word) ?? word;
  const stem = name === "en" ? (word: string) => stemmer(regular(word)) : stemmer;
  const stopWords = [...wordsOf(STOP_WORDS[name]), ...wordsOf(NEXT_WORDS[name])];
  return {
    elided: ELIDED[name],
    spelling: SPELLINGS[name] ?? asItIs,
    stem,
    singular: name === "en" ? wordKey : undefined,
    stopWords: new Set(stopWords),
    stopStems: new Set(stopWords.map(stem)),
    nextWords: new Set(wordsOf(NEXT_WORDS[name])),
    pastWords: new Set(wordsOf(PAST_WORDS[name])),
    linkingElements: LINKING_ELEMENTS[name] ?? [],
    hasCapitalNouns: name === "de",
    dates: dateFormsOf(locale, SPELLINGS[name] ?? asItIs),
  };
}

/** How a locale writes dates, as the platform knows it. */
function dateFormsOf(locale: string, spelling: Stem): DateForms {
  const months = new Map<string, number>();
  for (let month = 1; month <= 12; month++) {
    for (const style of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: style, timeZone: "UTC" });
      const parts = format.formatToParts(Date.UTC(2026, month - 1, 1));
      const [name] = wordsIn(parts.find(({ type }) => type === "month")?.value ?? "");
      if (name && !/\p{N}/u.test(name.text)) months.set(spelling(exactKey(name.text)), month);
    }
  }
  const order = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeZone: "UTC" }).formatToParts(0);
  const placeOf = (part: string) => order.findIndex(({ type }) => type === part);
  return { months, isDayFirst: placeOf("day") < placeOf("month") };
}

function wordsOf(list = ""): string[] {
  return list.split(" ").filter(Boolean);
}
