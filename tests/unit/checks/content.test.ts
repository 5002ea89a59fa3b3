import { describe, expect, it } from "vitest";
import { checkContent } from "../../../checks/content/checker.ts";
import { seededTree } from "./seeded-tree.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAQAAABeK7cBAAAAC0lEQVR42mNkAAIAAAoAAv/lxKUAAAAASUVORK5CYII=",
  "base64",
);

const text = { type: "Text", config: { label: "Text" } };
const pdfLink = { type: "Link", config: { label: "PDF", select: "document", customtypes: ["pdf"] } };
const zone = {
  type: "Slices",
  fieldset: "Slice Zone",
  config: { choices: { quote: { type: "SharedSlice" } } },
};
const type = (id: string, repeatable: boolean, fields: object) => ({
  id,
  label: id,
  format: "custom",
  repeatable,
  status: true,
  json: { Main: fields },
});

const models = {
  "content/customtypes/page/index.json": type("page", true, {
    uid: { type: "UID", config: { label: "UID" } },
    title: text,
    date: { type: "Date", config: { label: "Date" } },
    at: { type: "Timestamp", config: { label: "At" } },
    limit: { type: "Number", config: { label: "Limit" } },
    shown: { type: "Boolean", config: { label: "Shown" } },
    place: { type: "GeoPoint", config: { label: "Place" } },
    category: { type: "Select", config: { label: "Category", options: ["Results", "Policy"] } },
    body: { type: "StructuredText", config: { label: "Body", multi: "paragraph,image,strong,hyperlink" } },
    lead: { type: "StructuredText", config: { label: "Lead", single: "paragraph" } },
    image: { type: "Image", config: { label: "Picture", constraint: {}, thumbnails: [] } },
    meta_image: {
      type: "Image",
      config: { label: "Meta", constraint: { width: 2, height: 2 }, thumbnails: [] },
    },
    link: { type: "Link", config: { label: "Link", select: null } },
    file: { type: "Link", config: { label: "File", select: "media" } },
    related: { type: "Group", config: { label: "Related", fields: { title: text, document: pdfLink } } },
    slices: zone,
  }),
  "content/customtypes/pdf/index.json": type("pdf", true, {
    uid: { type: "UID", config: {} },
    title: text,
    topic: text,
  }),
  "content/customtypes/home/index.json": type("home", false, { title: text }),
  "content/slices/Quote/model.json": {
    id: "quote",
    type: "SharedSlice",
    name: "Quote",
    description: "A quotation",
    variations: [
      {
        id: "default",
        name: "Default",
        docURL: "...",
        version: "initial",
        description: "A quotation",
        primary: { text },
        items: { note: text },
        imageUrl: "",
      },
    ],
  },
};

const toDocument = (id: string) => ({
  link_type: "Document",
  id,
  type: id.replace(/_.*/, ""),
  tags: [],
  lang: "en-au",
  isBroken: false,
});
const toFile = {
  link_type: "Media",
  kind: "file",
  id: "report",
  name: "report.pdf",
  size: "4",
  url: "https://larkfield.cdn.prismic.io/larkfield/files/report.pdf",
};
const image = {
  dimensions: { width: 2, height: 1 },
  alt: "",
  copyright: null,
  url: "https://images.prismic.io/larkfield/dot.png?auto=format,compress",
  id: "dot",
  edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
};
const paragraph = (spans: readonly object[] = []) => ({
  type: "paragraph",
  text: "Four",
  spans,
  direction: "ltr",
});
const slice = {
  id: "slice$4f0f0e3a-6a39-4c45-9d1c-0a4bd1cf2c11",
  slice_type: "quote",
  slice_label: null,
  variation: "default",
  version: "initial",
  primary: { text: "Words" },
  items: [{ note: null }],
};

const example = {
  name: "short",
  slice_type: "quote",
  variation: "default",
  version: "initial",
  primary: { text: "Words" },
  items: [],
};

const document = (id: string, uid: string | null, fields: object) => ({
  id,
  uid,
  url: null,
  type: id.replace(/_.*/, ""),
  href: "",
  tags: [],
  first_publication_date: "2026-08-19T00:15:00+0000",
  last_publication_date: "2026-08-19T00:15:00+0000",
  slugs: [],
  linked_documents: [],
  lang: "en-au",
  alternate_languages: [],
  data: fields,
});

const data = {
  title: "Company",
  date: "2026-02-28",
  at: "2026-08-19T00:15:00+0000",
  limit: 3,
  shown: true,
  place: { latitude: -27.4679, longitude: 153.0281 },
  category: "Policy",
  body: [
    paragraph([
      { type: "strong", start: 0, end: 4 },
      { type: "hyperlink", start: 1, end: 2, data: toDocument("page_company") },
    ]),
    { type: "image", ...image },
  ],
  lead: [paragraph()],
  image,
  meta_image: {},
  link: { link_type: "Web", url: "https://jobs.example/larkfield", target: "_blank" },
  file: toFile,
  related: [{ title: null, document: toDocument("pdf_report") }],
  slices: [slice],
};
const empty = {
  title: null,
  date: null,
  at: null,
  limit: null,
  place: null,
  category: null,
  body: [],
  image: {},
  link: { link_type: "Any" },
  related: [],
  slices: [],
};

const page = "sample/documents/page/company.json";
const clean = {
  ...models,
  [page]: document("page_company", "company", data),
  "sample/documents/page/empty.json": document("page_empty", "empty", empty),
  "sample/documents/pdf/report.json": document("pdf_report", "report", { title: "Report" }),
  "sample/documents/home/home.json": document("home_home", null, { title: "Home" }),
};

async function lines(tree: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const texts = Object.entries(tree).map(([path, value]) => [
    path,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  const root = seededTree({
    ...Object.fromEntries(texts),
    "sample/images/dot.png": png,
    "sample/files/report.pdf": "%PDF",
  });
  return (await checkContent(root)).map(({ place, problem }) => `${place} ${problem}`);
}

/** Values that are merged into the valid page's data, each with the expected findings. */
const values: Readonly<Record<string, readonly [value: object, ...findings: string[]]>> = {
  "a field of no model": [{ colour: "red" }, "data.colour: is not in the model"],
  "a UID among the data": [{ uid: "company" }, "data.uid: belongs next to the data, not into it"],
  "a text that is not a string": [
    { title: 1 },
    "data.title: Invalid input: expected string, received number",
  ],
  "an invalid date": [{ date: "2026-02-29" }, "data.date: Invalid ISO date"],
  "an invalid timestamp": [{ at: "2026-13-01T00:00:00+0000" }, "data.at: is not a valid date"],
  "a timestamp in another format": [
    { at: "2026-08-19T00:15:00Z" },
    "data.at: is not a timestamp like 2026-08-19T00:15:00+0000",
  ],
  "a number in a text": [{ limit: "3" }, "data.limit: Invalid input: expected number, received string"],
  "a boolean in a text": [{ shown: "true" }, "data.shown: Invalid input: expected boolean, received string"],
  "coordinates out of range": [{ place: { latitude: -97, longitude: 0 } }, "data.place: Invalid input"],
  "an unknown option": [{ category: "News" }, 'data.category: "News" is none of: Results, Policy'],
  "a span beyond its text": [
    { body: [paragraph([{ type: "strong", start: 2, end: 5 }])] },
    "data.body[0].spans[0]: 2 to 5 is not within the text of 4 characters",
  ],
  "an empty span": [
    { body: [paragraph([{ type: "strong", start: 2, end: 2 }])] },
    "data.body[0].spans[0]: 2 to 2 is not within the text of 4 characters",
  ],
  "a span not allowed here": [
    { body: [paragraph([{ type: "em", start: 0, end: 4 }])] },
    "data.body[0].spans[0]: may not be em",
  ],
  "a link in a text to a missing document": [
    { body: [paragraph([{ type: "hyperlink", start: 0, end: 4, data: toDocument("page_gone") }])] },
    "data.body[0].spans[0].data: there is no document page_gone",
  ],
  "a block not allowed here": [
    { body: [{ ...paragraph(), type: "heading2" }] },
    "data.body[0]: may not be heading2",
  ],
  "an unknown block": [
    { body: [{ ...paragraph(), type: "heading9" }] },
    "data.body[0].type: Invalid discriminator value. Expected 'paragraph' | 'heading2' | 'heading3' | 'heading4' | 'list-item' | 'o-list-item' | 'preformatted' | 'image' | 'embed'",
  ],
  "two blocks in a single-block text": [
    { lead: [paragraph(), paragraph()] },
    "data.lead: may have only one block",
  ],
  "a missing image in a text": [
    { body: [{ type: "image", ...image, url: "https://images.prismic.io/larkfield/gone.png" }] },
    "data.body[0]: there is no sample/images/gone.png",
  ],
  "a missing image": [
    { image: { ...image, url: "https://images.prismic.io/larkfield/gone.png" } },
    "data.image: there is no sample/images/gone.png",
  ],
  "an image of other dimensions": [
    { image: { ...image, dimensions: { width: 4, height: 2 } } },
    "data.image: dot.png is 2×1, not 4×2",
  ],
  "an image against its constraint": [{ meta_image: image }, "data.meta_image: must be 2×2"],
  "an image without a URL": [
    { image: { ...image, url: undefined } },
    "data.image.url: Invalid input: expected string, received undefined",
  ],
  "a missing document": [{ link: toDocument("page_gone") }, "data.link: there is no document page_gone"],
  "a document with another type": [
    { link: { ...toDocument("pdf_report"), type: "page" } },
    "data.link: pdf_report is a pdf, not a page",
  ],
  "a broken link": [
    { link: { ...toDocument("pdf_report"), isBroken: true } },
    "data.link.isBroken: Invalid input: expected false",
  ],
  "a document of a type not allowed here": [
    { related: [{ document: toDocument("page_company") }] },
    "data.related[0].document: may not lead to a page",
  ],
  "a web link for a file": [
    { file: { link_type: "Web", url: "https://jobs.example" } },
    "data.file: must lead to a media",
  ],
  "an invalid address": [{ link: { link_type: "Web", url: "jobs" } }, "data.link.url: Invalid URL"],
  "a script as an address": [
    { link: { link_type: "Web", url: "javascript:x" } },
    "data.link.url: Invalid URL",
  ],
  "a missing file": [
    {
      file: { ...toFile, name: "gone.pdf", url: "https://larkfield.cdn.prismic.io/larkfield/files/gone.pdf" },
    },
    "data.file: there is no sample/files/gone.pdf",
  ],
  "a file of another size": [{ file: { ...toFile, size: "5" } }, "data.file: report.pdf has 4 bytes, not 5"],
  "a file of another name": [
    { file: { ...toFile, name: "other.pdf" } },
    "data.file: is named other.pdf but leads to report.pdf",
  ],
  "a group that is not a list": [
    { related: {} },
    "data.related: Invalid input: expected array, received object",
  ],
  "a field of a group in no model": [
    { related: [{ colour: "red" }] },
    "data.related[0].colour: is not in the model",
  ],
  "a slice that the zone does not allow": [
    { slices: [{ ...slice, slice_type: "gallery" }] },
    "data.slices[0]: gallery is not a slice of this zone",
  ],
  "an unknown variation": [
    { slices: [{ ...slice, variation: "wide" }] },
    "data.slices[0]: quote has no variation wide",
  ],
  "a slice's field in no model": [
    { slices: [{ ...slice, primary: { heading: "x" } }] },
    "data.slices[0].primary.heading: is not in the model",
  ],
  "a slice's value that does not fit": [
    { slices: [{ ...slice, primary: { text: 1 } }] },
    "data.slices[0].primary.text: Invalid input: expected string, received number",
  ],
  "an item's field in no model": [
    { slices: [{ ...slice, items: [{ x: 1 }] }] },
    "data.slices[0].items[0].x: is not in the model",
  ],
  "an invalid slice id": [
    { slices: [{ ...slice, id: "quote-1" }] },
    "data.slices[0].id: is not an id like slice$<uuid>",
  ],
  "two slices with one id": [{ slices: [slice, slice] }, `data.slices[1].id: ${slice.id} is a duplicate`],
};

/** Files that are added to the valid ones, each with the expected findings. */
const files: Readonly<Record<string, readonly [path: string, value: unknown, ...findings: string[]]>> = {
  "invalid JSON": [
    "sample/documents/pdf/x.json",
    "{",
    "sample/documents/pdf/x.json is not JSON: Expected property name or '}' in JSON at position 1 (line 1 column 2)",
  ],
  "a document with an unknown key": [
    "sample/documents/pdf/x.json",
    { ...document("pdf_x", "x", {}), extra: 1 },
    'sample/documents/pdf/x.json : Unrecognized key: "extra"',
  ],
  "an unknown type": [
    "sample/documents/event/x.json",
    document("event_x", "x", {}),
    "sample/documents/event/x.json type: there is no type event",
  ],
  "a document in another's folder": [
    "sample/documents/page/x.json",
    { ...document("page_x", "x", {}), type: "pdf" },
    "sample/documents/page/x.json type: must be page, as the folder",
  ],
  "an id that does not match the file name": [
    "sample/documents/pdf/x.json",
    document("pdf_y", "x", {}),
    "sample/documents/pdf/x.json id: must be pdf_x",
  ],
  "a page at an address of the site itself": [
    "sample/documents/page/search.json",
    document("page_search", "search", {}),
    "sample/documents/page/search.json uid: /search is a reserved address",
  ],
  "a duplicate id and UID": [
    "sample/documents/pdf/x.json",
    document("pdf_report", "report", {}),
    "sample/documents/pdf/x.json uid: must be x",
    "sample/documents/pdf/x.json id: must be pdf_x",
    "sample/documents/pdf/x.json id: pdf_report is taken by sample/documents/pdf/report.json",
  ],
  "a second document of a single type": [
    "sample/documents/home/other.json",
    document("home_other", null, {}),
    "sample/documents/home/other.json type: home is taken by sample/documents/home/home.json",
  ],
  "a topic that the site options do not have": [
    "sample/documents/pdf/x.json",
    document("pdf_x", "x", { topic: "Weather" }),
    "sample/documents/pdf/x.json data.topic: the site options have no Weather",
  ],
  "a last publication before the first": [
    "sample/documents/pdf/x.json",
    { ...document("pdf_x", "x", {}), last_publication_date: "2025-01-01T00:00:00+0000" },
    "sample/documents/pdf/x.json last_publication_date: is before the first",
  ],
  "a model with an unknown field": [
    "content/customtypes/x/index.json",
    type("x", true, { map: { type: "Map", config: {} } }),
    "content/customtypes/x/index.json json.Main.map.type: Invalid discriminator value. Expected 'UID' | 'Text' | 'Boolean' | 'Number' | 'Date' | 'Timestamp' | 'GeoPoint' | 'Select' | 'StructuredText' | 'Image' | 'Link' | 'Group' | 'Slices'",
  ],
  "a model in another's folder": [
    "content/customtypes/x/index.json",
    type("y", true, {}),
    "content/customtypes/x/index.json belongs at content/customtypes/y/index.json",
  ],
  "a model with a link to an unknown type": [
    "content/customtypes/x/index.json",
    type("x", true, { link: { type: "Link", config: { select: "document", customtypes: ["event"] } } }),
    "content/customtypes/x/index.json json.link: there is no type event",
  ],
  "a zone with an unknown slice": [
    "content/customtypes/x/index.json",
    type("x", true, { slices: { ...zone, config: { choices: { gallery: { type: "SharedSlice" } } } } }),
    "content/customtypes/x/index.json json.slices: there is no slice gallery",
  ],
  "a slice that is in no zone": [
    "content/slices/Fact/model.json",
    { ...models["content/slices/Quote/model.json"], id: "fact", name: "Fact" },
    "content/slices/Fact/model.json: fact is in no slice zone of content/customtypes, so editors cannot use it",
  ],
  "a slice without variations": [
    "content/slices/X/model.json",
    { id: "x", type: "SharedSlice", name: "X", description: "", variations: [] },
    "content/slices/X/model.json variations: Too small: expected array to have >=1 items",
  ],
  "an example of an unknown variation": [
    "content/slices/Quote/examples.json",
    [example, { ...example, variation: "long" }],
    "content/slices/Quote/examples.json [1]: quote has no variation long",
  ],
  "an example with a field that is not in the model": [
    "content/slices/Quote/examples.json",
    [{ ...example, primary: { words: "Words" } }],
    "content/slices/Quote/examples.json [0].primary.words: is not in the model",
  ],
  "an example without a name": [
    "content/slices/Quote/examples.json",
    [{ ...example, name: undefined }],
    "content/slices/Quote/examples.json [0].name: Invalid input: expected string, received undefined",
  ],
  "a file that is not an image": ["sample/images/x.webp", "x", "sample/images/x.webp is not an image"],
};

describe("content", () => {
  it("passes when it is valid", async () => {
    expect(await lines(clean)).toEqual([]);
  });

  it.each(Object.entries(values))("rejects %s", async (_, [value, ...findings]) => {
    const changed = document("page_company", "company", { ...data, ...value });
    expect(await lines({ ...clean, [page]: changed })).toEqual(
      findings.map((finding) => `${page} ${finding}`),
    );
  });

  it.each(Object.entries(files))("rejects %s", async (_, [path, value, ...findings]) => {
    expect(await lines({ ...clean, [path]: value })).toEqual(findings);
  });
});
