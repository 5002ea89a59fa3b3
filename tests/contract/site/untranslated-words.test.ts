import { expect, it } from "vitest";
import * as germanTexts from "../../../brand/texts/de/all.ts";
import * as englishTexts from "../../../brand/texts/en/all.ts";
import { isJsonObject, type Json, type JsonObject } from "../../../sandbox/content/json.ts";
import { contentModel } from "../../../src/adapters/prismic/content-model.ts";
import { BOUND, TEXT, type TextFields } from "../../../src/adapters/prismic/text-fields.ts";
import { capabilitiesOf, prismicCapabilities } from "../../../src/composition/capabilities.ts";
import { hasSample } from "../../configuration/sample.ts";
import { WITH_GERMAN } from "../../unit/languages.ts";
import { sample, startContent, startSite } from "./site.ts";
import { sourceRenderer } from "./source-renderer.ts";

type Document = (typeof sample.documents)[number];

const { texts, pageTypes } = contentModel(prismicCapabilities(capabilitiesOf()));

/** Ends each text that a translation may have. */
const MARK = "zqx";

/** Each text that a translation has. */
const GERMAN = "Übersetzt zgx";

/** A value whose texts, by its fields, end with the mark. */
function marked(value: Json, kind: TextFields[string] | undefined): Json {
  if (typeof kind === "object") {
    if (Array.isArray(value)) return value.map((entry) => marked(entry, kind));
    return isJsonObject(value) ? markedFields(value, kind) : value;
  }
  if ((kind !== TEXT && kind !== BOUND) || value === "") return value;
  if (typeof value === "string") return `${value} ${MARK}`;
  return Array.isArray(value) ? value.map(markedBlock) : value;
}

function markedFields(values: JsonObject, fields: TextFields): JsonObject {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, marked(value, fields[name])]),
  );
}

function markedBlock(block: Json): Json {
  return isJsonObject(block) && typeof block.text === "string"
    ? { ...block, text: `${block.text} ${MARK}` }
    : block;
}

const slicesOf = ({ data }: Document): readonly JsonObject[] =>
  Array.isArray(data.slices) ? data.slices.filter(isJsonObject) : [];

const textsOf = ({ slice_type: type }: JsonObject) => texts.get(String(type));

function withMarks(document: Document): Document {
  const { type, data } = document;
  const slices = slicesOf(document).map((slice) => ({
    ...slice,
    primary: marked(slice.primary ?? null, textsOf(slice)),
  }));
  const own = markedFields(data, texts.get(type) ?? {});
  return { ...document, data: slices.length > 0 ? { ...own, slices } : own };
}

/** Whether the text at a place among those of its record is translated. */
type Chooses = (place: number) => boolean;

/** The texts of a record that are chosen, translated, and nothing else. */
function translated(value: Json, fields: TextFields, chooses: Chooses): Json {
  if (Array.isArray(value)) return value.map((entry) => translated(entry, fields, chooses));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, kind], place) => {
      const text = value[name];
      if (text === undefined || text === null || text === "") return [];
      if (typeof kind === "object") return [[name, translated(text, kind, chooses)]];
      return (kind === TEXT || kind === BOUND) && chooses(place) ? [[name, inGerman(text)]] : [];
    }),
  );
}

function inGerman(text: Json): Json {
  if (typeof text === "string") return text === "" ? text : GERMAN;
  return Array.isArray(text)
    ? text.map((block) => (isJsonObject(block) ? { ...block, text: GERMAN, spans: [] } : block))
    : text;
}

/** The translation of a page that has the same facts, and of the words about them those that are chosen. */
function translation(document: Document, chooses: Chooses): Document {
  const { id, data } = document;
  const slices = slicesOf(document).map((slice) => {
    const fields = textsOf(slice);
    return fields ? { ...slice, primary: translated(slice.primary ?? null, fields, chooses) } : slice;
  });
  const own = translated(data, texts.get(document.type) ?? {}, chooses);
  return {
    ...document,
    id: germanIdOf(document),
    lang: "de-de",
    alternate_languages: [{ id }],
    data: { ...(isJsonObject(own) && own), title: data.title ?? null, slices },
  };
}

const germanIdOf = ({ id }: Document) => `${id}_de`;

/** The texts of the site in German, without those that are English as well. */
const CATALOGUE = textsIn(germanTexts).difference(textsIn(englishTexts));

function textsIn(value: unknown): ReadonlySet<string> {
  if (typeof value === "string") return new Set([value]);
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(Object.values(value).flatMap((one) => [...textsIn(one)]));
}

const VOID = /^(?:area|base|br|col|hr|img|input|link|meta|source|wbr)$/i;

/** Attributes that are read to somebody, or shown. */
const READ = /\b(?:alt|aria-label|data-head|placeholder|title)="[^"]*z[qg]x/;

function readIn(attributes: string): string {
  return READ.exec(attributes)?.[0] ?? "";
}

function isGerman(read: string): boolean {
  return CATALOGUE.has(read.trim()) || read.includes(GERMAN);
}

/** The texts of a page that are not in the language of their words. */
function inWrongLanguage(html: string): readonly string[] {
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  const languages: (string | undefined)[] = [];
  const found: string[] = [];
  for (const [part, isEnd, name, attributes = ""] of main.matchAll(
    /<!--.*?-->|<(\/?)([a-z][a-z\d]*)([^>]*)>|[^<]+/gi,
  )) {
    if (isEnd) languages.pop();
    const language = /\blang="([^"]*)"/i.exec(attributes)?.[1] ?? languages.at(-1);
    const isEnglish = language === "en-AU";
    const read = name === undefined ? part : readIn(attributes);
    if (isEnglish ? isGerman(read) : read.includes(MARK)) found.push(part);
    if (name !== undefined && !isEnd && !VOID.test(name) && !attributes.endsWith("/"))
      languages.push(language);
  }
  return found;
}

it.skipIf(!hasSample).each<[string, Chooses]>([
  ["none", () => false],
  ["one", (place) => place % 2 === 0],
  ["the other", (place) => place % 2 === 1],
])(
  "words that nobody has translated are in their own language wherever a page shows them, where %s of two texts is translated",
  async (_which, chooses) => {
    const english = sample.documents.filter(({ lang }) => lang === "en-au");
    const pages = english.filter(({ type }) =>
      pageTypes.some((one) => one === type && one !== "news-article"),
    );
    const listed = english.filter(({ type, uid }) => texts.has(type) && uid === null);
    const paired = [...pages, ...listed];
    const documents = english.map((document) => ({
      ...withMarks(document),
      alternate_languages: paired.includes(document) ? [{ id: germanIdOf(document) }] : [],
    }));
    const translations = paired.map((document) => translation(document, chooses));
    const { environment } = await startContent([...documents, ...translations]);
    const renderer = await sourceRenderer();
    const { bodyAt } = await startSite(environment, { renderer, locales: [...WITH_GERMAN] });
    const bodies = await Promise.all(
      pages.map(({ type, uid }) => bodyAt(type === "home" ? "/de" : `/de/${uid}`)),
    );
    expect(bodies.filter((body) => body.includes(MARK)).length).toBeGreaterThan(10);
    expect(bodies.flatMap(inWrongLanguage)).toEqual([]);
    // What programs read says nothing of it.
    const facts = await bodyAt("/de/facts.json");
    expect(facts).toContain(MARK);
    expect(facts).not.toContain('"wordsIn"');
  },
  60_000,
);
