import type { DateForms } from "../../domain/search/date-keys.ts";
import type { Language } from "../../domain/search/language.ts";
import { STOP_WORDS } from "../../domain/search/stop-words.ts";
import { exactKey, IRREGULAR_PLURALS, wordKey, wordsIn } from "../../domain/text/words.ts";

type Stem = (word: string) => string;

/** Stemmers and function words by language (ISO 639-1). Only those of the site are loaded. */
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
const FUNCTION_WORDS: Readonly<Record<string, () => Promise<{ readonly stopwords: readonly string[] }>>> = {
  da: () => import("@orama/stopwords/danish"),
  de: () => import("@orama/stopwords/german"),
  en: () => import("@orama/stopwords/english"),
  es: () => import("@orama/stopwords/spanish"),
  fi: () => import("@orama/stopwords/finnish"),
  fr: () => import("@orama/stopwords/french"),
  it: () => import("@orama/stopwords/italian"),
  nl: () => import("@orama/stopwords/dutch"),
  no: () => import("@orama/stopwords/norwegian"),
  pt: () => import("@orama/stopwords/portuguese"),
  sv: () => import("@orama/stopwords/swedish"),
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

/** Ends of words that British and American English spell differently, and one spelling of both. */
const ENGLISH_ENDS: readonly (readonly [RegExp, string])[] = [
  // Colour, behavioural.
  [/our(s|ed|ers?|ing|able|ably|ful|less|ites?|hoods?|al|ally)?$/, "or$1"],
  // Organise, capitalisation.
  [/is(e|ed|ers?|es|ing|ations?|ational)$/, "iz$1"],
  // Analyse.
  [/ys(e|ed|ers?|ing)$/, "yz$1"],
  // Centre.
  [/(?<=[aeioun][bt])re(s?)$/, "er$1"],
  // Catalogue.
  [/ogue(s?)$/, "og$1"],
  // Programme.
  [/mme(s?)$/, "m$1"],
  // Counsellor, traveller.
  [/(?<=[aeiouy][^aeiouy]+[aeiou]l)l([eo]rs?)$/, "$1"],
  // Licence.
  [/(?<=^(?:def|lic|off))enc(e|ed|es|ing)$/, "ens$1"],
  // Judgement.
  [/(?<=dg)e(ments?)$/, "$1"],
];

/** Words of one syllable are other words: `hour`, `wise`. */
function oneEnglishSpelling(word: string): string {
  for (const [end, spelling] of ENGLISH_ENDS) {
    const place = word.search(end);
    if (place > 0 && /[aeiouy]/.test(word.slice(0, place))) return word.replace(end, spelling);
  }
  return word;
}

/** Normalises what may be written in two ways, after words are in ASCII. */
const SPELLINGS: Readonly<Record<string, Stem>> = {
  en: oneEnglishSpelling,
  // "Geschaeftsbericht" is "Geschäftsbericht", but the "ue" of "neue" and "Quelle" is not an umlaut.
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
  const spelling = SPELLINGS[name] ?? asItIs;
  const functionWords = (await FUNCTION_WORDS[name]?.())?.stopwords ?? [];
  const stopWords = [
    ...functionWords.map((word) => spelling(exactKey(word))),
    ...wordsOf(STOP_WORDS[name]),
    ...wordsOf(NEXT_WORDS[name]),
  ];
  return {
    elided: ELIDED[name],
    spelling,
    stem,
    singular: name === "en" ? wordKey : undefined,
    stopWords: new Set(stopWords),
    stopStems: new Set(stopWords.map(stem)),
    nextWords: new Set(wordsOf(NEXT_WORDS[name])),
    pastWords: new Set(wordsOf(PAST_WORDS[name])),
    linkingElements: LINKING_ELEMENTS[name] ?? [],
    hasCapitalNouns: name === "de",
    dates: dateFormsOf(locale, spelling),
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
  return { months, isDayFirst: placeOf("day") < placeOf("month"), between: wordsBetween(locale, spelling) };
}

/** What a locale says between the parts of a date; in English, that is spoken and not written. */
function wordsBetween(locale: string, spelling: Stem): ReadonlySet<string> {
  // As the site writes them.
  const format = { dateStyle: "long", calendar: "gregory", timeZone: "UTC" } as const;
  const parts = new Intl.DateTimeFormat(locale, format).formatToParts(0);
  const said = parts.flatMap(({ type, value }) => (type === "literal" ? wordsIn(value) : []));
  return new Set(["of", ...said.map(({ text }) => spelling(exactKey(text)))]);
}

function wordsOf(list = ""): string[] {
  return list.split(" ").filter(Boolean);
}
