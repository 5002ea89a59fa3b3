import type { NumberLanguage } from "../../domain/content/number-words.ts";
import { writtenNumber } from "../../domain/content/written-number.ts";
import { grouped } from "../../domain/text/amount.ts";
import { STATED, WORDS_IN } from "./field.ts";
import { BOUND, OWN, TEXT, type TextFields, type TextsByType, WRITTEN } from "./text-fields.ts";

/** How numbers are written in the default language, and in that of a translation. */
export interface Notations {
  readonly main: NumberLanguage;
  readonly translated: NumberLanguage;
}

/** What merging a document with its translation depends on. */
export interface Merging {
  /** Which fields are texts, by the type of a document or a slice. All other fields are facts. */
  readonly texts: TextsByType;
  readonly notations: Notations;
}

/** A fact that a translation states otherwise than the document of the default language. */
export interface Contradiction {
  /** Where it stands in the translation: `.classes[0].isin`. */
  readonly field: string;
  /** In the translation. */
  readonly stated: string;
  /** In the default language; `undefined` if it states nothing. */
  readonly fact: string | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** The facts of a record of the default language, with the texts of its translation, field by field. */
export function withTexts(facts: unknown, texts: unknown, fields: TextFields, notations: Notations): unknown {
  if (!isRecord(facts)) return facts;
  const translated = isRecord(texts) ? texts : {};
  const own = Object.entries(fields).map(([name, kind]) => {
    return [name, merged(facts[name], translated[name], kind, notations)] as const;
  });
  return {
    ...facts,
    ...Object.fromEntries(own.filter(([, value]) => value !== undefined)),
    [STATED]: facts,
    [WORDS_IN]: Object.fromEntries(
      own.flatMap(([name, value]) => {
        const isTakenOver = value === facts[name] && value !== translated[name];
        return isTakenOver && hasWords(value, fields[name]) ? [[name, notations.main.locale]] : [];
      }),
    ),
  };
}

/** Whether a field has words of a language, and not only what each of them writes in the same way, such as `%`. */
function hasWords(fact: unknown, kind: TextFields[string] | undefined): boolean {
  return (areWords(kind) || kind === WRITTEN) && hasLetters(fact);
}

/** The fields of a record that have words. */
function wordsOf(facts: Values, fields: TextFields): readonly string[] {
  return Object.keys(fields).filter((name) => areWords(fields[name]) && !isEmpty(facts[name]));
}

function areWords(kind: TextFields[string] | undefined): kind is typeof TEXT | typeof BOUND {
  return kind === TEXT || kind === BOUND;
}

/**
 * The fields of records whose other words are translated: what they say is shown in the default language, among words of the other
 * one. A link is not a word, and neither is what every language writes in the same way, such as `%`.
 */
export function untranslatedWords(facts: unknown, texts: unknown, fields: TextFields): readonly string[] {
  if (!isRecord(facts) || !isRecord(texts)) return [];
  const words = wordsOf(facts, fields);
  const left = words.filter((name) => isEmpty(texts[name]));
  const isInPart = left.length < words.length;
  const own = isInPart ? left.filter((name) => hasLetters(facts[name])).map((name) => `.${name}`) : [];
  const below = Object.entries(fields).flatMap(([name, kind]) => {
    if (typeof kind !== "object") return [];
    const fact = facts[name];
    const text = texts[name];
    if (!Array.isArray(fact) || !Array.isArray(text))
      return untranslatedWords(fact, text, kind).map((field) => `.${name}${field}`);
    if (fact.length !== text.length) return [];
    return fact.flatMap((one: unknown, index) =>
      untranslatedWords(one, text[index], kind).map((field) => `.${name}[${index}]${field}`),
    );
  });
  return [...own, ...below];
}

/** Whether a text, or a paragraph of a rich text, has a letter. */
function hasLetters(value: unknown): boolean {
  if (typeof value === "string") return /\p{L}/u.test(value);
  return Array.isArray(value) && value.some((one) => isRecord(one) && hasLetters(one.text));
}

function merged(fact: unknown, text: unknown, kind: TextFields[string], notations: Notations): unknown {
  if (kind === OWN) return text ?? null;
  if (areWords(kind)) return isEmpty(text) ? fact : text;
  if (kind === WRITTEN) return written(fact, text, notations);
  if (!Array.isArray(fact)) {
    const isOther = contradictionsIn(fact, text, kind, notations).some((found) => found.fact !== undefined);
    return withTexts(fact, isOther ? undefined : text, kind, notations);
  }
  const entries: readonly unknown[] = Array.isArray(text) && text.length === fact.length ? text : [];
  const stated = fact.map((one) => new Set(statementsOf(one, kind, notations.main)));
  return fact.map((one, index) => {
    const isOther = isOfOtherEntry(statementsOf(entries[index], kind, notations.translated), index, stated);
    return withTexts(one, isOther ? undefined : entries[index], kind, notations);
  });
}

/** A number in the words of a translation that states the same, or in those of the default language. */
function written(fact: unknown, text: unknown, notations: Notations): unknown {
  if (typeof fact !== "string") return fact;
  const isSame = typeof text === "string" && !isEmpty(text) && saySame(fact, text, notations);
  return isSame ? text : rewritten(fact, notations);
}

/** Whether an entry states more facts of another one than of that at its own place: its words would be said of the wrong one. */
function isOfOtherEntry(
  stated: readonly string[],
  place: number,
  facts: readonly ReadonlySet<string>[],
): boolean {
  const inCommon = (entry: ReadonlySet<string> | undefined) =>
    stated.filter((statement) => entry?.has(statement)).length;
  const own = inCommon(facts[place]);
  return own < stated.length && facts.some((other) => inCommon(other) > own);
}

/** The facts of an entry, each by its field, in a form that is the same in each language. */
function statementsOf(entry: unknown, fields: TextFields, language: NumberLanguage): readonly string[] {
  if (!isRecord(entry)) return [];
  return Object.entries(entry).flatMap(([name, value]) => {
    const kind = fields[name];
    if (isEmpty(value) || (kind !== undefined && kind !== WRITTEN)) return [];
    if (typeof value === "string" && kind === WRITTEN)
      return `${name} ${numbersIn(value, language).join(" ")}`;
    const fact = isRecord(value) ? value.url : value;
    return typeof fact === "object" || fact === undefined ? [] : `${name} ${String(fact).trim()}`;
  });
}

function saysSame(fact: unknown, text: unknown, notations: Notations): boolean {
  return typeof fact === "string" && typeof text === "string" && saySame(fact, text, notations);
}

/** Whether a field says nothing that has to be the same. */
function isText(kind: TextFields[string] | undefined): kind is typeof TEXT | typeof BOUND | typeof OWN {
  return areWords(kind) || kind === OWN;
}

/** Which fields are facts, and how numbers in them are written. */
interface FactReading {
  readonly fields: TextFields;
  readonly notations: Notations;
}

/** Whether a translation states each fact of the default language itself, so that its words are of the same facts. */
export function statesAll(facts: unknown, texts: unknown, reading: FactReading): boolean {
  if (!isRecord(facts)) return true;
  const { fields, notations } = reading;
  const translated = isRecord(texts) ? texts : {};
  return Object.entries(facts).every(([name, fact]) => {
    const kind = fields[name];
    if (isText(kind) || isEmpty(fact)) return true;
    const text = translated[name];
    if (kind === WRITTEN) return saysSame(fact, text, notations);
    if (!Array.isArray(fact))
      return (
        isSameValue(fact, text) ||
        (isRecord(fact) && kind !== undefined && statesAll(fact, text, { fields: kind, notations }))
      );
    if (!Array.isArray(text) || text.length !== fact.length) return false;
    return fact.every((one, index) => statesAll(one, text[index], { fields: kind ?? {}, notations }));
  });
}

/** The facts that a translation states otherwise. An empty field states nothing. */
export function contradictionsIn(
  facts: unknown,
  texts: unknown,
  fields: TextFields,
  notations: Notations,
): readonly Contradiction[] {
  if (!isRecord(facts) || !isRecord(texts)) return [];
  return Object.entries(texts).flatMap(([name, text]) => {
    const found = contradictionsOf(facts[name], text, fields[name] ?? {}, notations);
    return found.map((one) => ({ ...one, field: `.${name}${one.field}` }));
  });
}

function contradictionsOf(
  fact: unknown,
  text: unknown,
  kind: TextFields[string],
  notations: Notations,
): readonly Contradiction[] {
  if (isText(kind) || isEmpty(text)) return [];
  if (isEmpty(fact)) return [{ field: "", stated: said(text), fact: undefined }];
  if (kind === WRITTEN) {
    const isSame = typeof fact !== "string" || typeof text !== "string" || saySame(fact, text, notations);
    return isSame ? [] : [{ field: "", stated: said(text), fact: said(fact) }];
  }
  if (Array.isArray(fact) && Array.isArray(text)) {
    if (fact.length !== text.length) return [{ field: "", stated: said(text), fact: said(fact) }];
    return text.flatMap((one: unknown, index) =>
      contradictionsIn(fact[index], one, kind, notations).map((found) => ({
        ...found,
        field: `[${index}]${found.field}`,
      })),
    );
  }
  if (isRecord(fact) && isRecord(text) && !("link_type" in fact) && !("url" in fact))
    return contradictionsIn(fact, text, kind, notations);
  return isSameValue(fact, text) ? [] : [{ field: "", stated: said(text), fact: said(fact) }];
}

/** Links to documents are the same: a translation leads to translations. */
function isSameValue(fact: unknown, text: unknown): boolean {
  if (typeof fact === "string" && typeof text === "string") return fact.trim() === text.trim();
  if (!isRecord(fact) || !isRecord(text)) return fact === text;
  const areDocuments = fact.link_type === "Document" && text.link_type === "Document";
  return areDocuments || fact.url === text.url;
}

/** Whether a value of the content service says nothing: no switch that is off, no link that leads nowhere. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.every(isEmptyEntry);
  if (isRecord(value))
    return "link_type" in value || "url" in value ? isEmptyTarget(value) : isEmptyEntry(value);
  return value === null || value === undefined || value === false;
}

function isEmptyTarget({ id, url }: Values): boolean {
  return (id ?? url ?? "") === "";
}

/** An entry of a group of which every field is empty, or a paragraph without a text. */
function isEmptyEntry(value: unknown): boolean {
  if (!isRecord(value)) return isEmpty(value);
  if (typeof value.type === "string" && typeof value.text === "string") return isEmpty(value.text);
  return Object.values(value).every(isEmpty);
}

/** Whether two texts have the same numbers, each in the notation of its language. */
function saySame(fact: string, text: string, { main, translated }: Notations): boolean {
  const one = writtenNumber(fact, main);
  const other = writtenNumber(text, translated);
  if (one && other) return one.amount === other.amount;
  return numbersIn(fact, main).join(" ") === numbersIn(text, translated).join(" ");
}

function numbersIn(text: string, language: NumberLanguage): readonly string[] {
  return [...text.matchAll(numberPattern(language))].map(({ 0: number }) => {
    const [whole = "", fraction = ""] = number.split(language.decimal);
    return `${whole.replace(/\D/g, "")}.${fraction.replace(/(?<!0)0+$/, "")}`;
  });
}

/** A text of the default language with its numbers in the notation of the other one. */
function rewritten(text: string, { main, translated }: Notations): string {
  return text.replace(numberPattern(main), (number) => {
    const [whole = "", fraction] = number.split(main.decimal);
    const digits = whole.replace(/\D/g, "");
    const groups = digits === whole ? whole : grouped(digits, translated);
    return fraction === undefined ? groups : `${groups}${translated.decimal}${fraction}`;
  });
}

function numberPattern({ thousands, decimal, inPairs }: NumberLanguage): RegExp {
  const group = /['’]/.test(thousands) ? "['’]" : `[${thousands.trim() || "\\s"}]`;
  return new RegExp(
    `(?:\\d{1,3}(?:${group}\\d{${inPairs ? 2 : 3}})*${group}\\d{3}(?!\\d)|\\d+)(?:[${decimal}]\\d+)?`,
    "g",
  );
}

const MAX_LENGTH = 60;

/** A value as editors read it. */
function said(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? "entry" : "entries"}`;
  if (isRecord(value)) return String(value.url ?? value.id ?? JSON.stringify(value)).slice(0, MAX_LENGTH);
  return String(value).slice(0, MAX_LENGTH);
}

export function isRecord(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
