import { expect, it } from "vitest";
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

/** Names of periods, such as FY26, are the same in each language. */
const PERIODS = ["period", "previous_period"];

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
    Object.entries(values).map(([name, value]) => [
      name,
      PERIODS.includes(name) ? value : marked(value, fields[name]),
    ]),
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

/** The translation of a page that has the same facts, and no words of its own about them. */
function wordless(document: Document): Document {
  const { id, data } = document;
  const slices = slicesOf(document).flatMap((slice) => (textsOf(slice) ? { ...slice, primary: {} } : []));
  return {
    ...document,
    id: germanIdOf(document),
    lang: "de-de",
    alternate_languages: [{ id }],
    data: { title: data.title ?? null, slices },
  };
}

const germanIdOf = ({ id }: Document) => `${id}_de`;

const VOID = /^(?:area|base|br|col|hr|img|input|link|meta|source|wbr)$/i;

/** Attributes that are read to somebody, or shown. */
const READ = /\b(?:alt|aria-label|data-head|placeholder|title)="[^"]*zqx/;

/** The marked texts of a page that are not in the language of their words. */
function inWrongLanguage(html: string): readonly string[] {
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  const languages: (string | undefined)[] = [];
  const found: string[] = [];
  for (const [part, isEnd, name, attributes = ""] of main.matchAll(
    /<!--.*?-->|<(\/?)([a-z][a-z\d]*)([^>]*)>|[^<]+/gi,
  )) {
    if (isEnd) languages.pop();
    const language = /\blang="([^"]*)"/i.exec(attributes)?.[1] ?? languages.at(-1);
    const isRead = name === undefined ? part.includes(MARK) : READ.test(attributes);
    if (isRead && language !== "en-AU") found.push(part);
    if (name !== undefined && !isEnd && !VOID.test(name) && !attributes.endsWith("/"))
      languages.push(language);
  }
  return found;
}

it.skipIf(!hasSample)(
  "words that nobody has translated are in their own language wherever a page shows them",
  async () => {
    const english = sample.documents.filter(({ lang }) => lang === "en-au");
    const pages = english.filter(({ type }) =>
      pageTypes.some((one) => one === type && one !== "news-article"),
    );
    const documents = english.map((document) => ({
      ...withMarks(document),
      alternate_languages: pages.includes(document) ? [{ id: germanIdOf(document) }] : [],
    }));
    const { environment } = await startContent([...documents, ...pages.map(wordless)]);
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
