import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { isJsonObject, type JsonObject } from "../../../sandbox/content/json.ts";
import { ContentModels, offeredModels } from "../../../sandbox/content/models.ts";
import {
  contentModel,
  contentTypesOf,
  fetchedLinkFields,
} from "../../../src/adapters/prismic/content-model.ts";
import { reportDocuments } from "../../../src/adapters/prismic/content-report.ts";
import { DocumentReader } from "../../../src/adapters/prismic/document-reader.ts";
import { modelsOf } from "../../../src/adapters/prismic/prismic-capability.ts";
import { prismicCapabilities } from "../../../src/composition/capabilities.ts";
import { contentRef } from "../../../src/ports/content-service.ts";
import { languages } from "../languages.ts";
import { contentServiceOf, DESCRIPTION, foundOf, isQuery, jsonService } from "./json-service.ts";
import { slice } from "./read-document.ts";
import { recordingLog } from "./recording-log.ts";

/** The custom type of a document type. */
const modelOf = (type: string) =>
  z
    .custom<JsonObject>(isJsonObject)
    .parse(JSON.parse(readFileSync(`content/customtypes/${type}/index.json`, "utf8")));

const CORE = contentModel([]);
const WITH_ALL = contentModel(prismicCapabilities());

const own = prismicCapabilities().map(modelsOf);
const ownSlices = own.flatMap(({ slices }) => slices);
const ownTypes = own.flatMap(({ customTypes }) => customTypes);

const ownFields = prismicCapabilities().flatMap(({ fields = {} }) =>
  Object.entries(fields).flatMap(([type, names]) => names.map((name) => [type, name] as const)),
);

const textSlice = slice("quote", { text: [], name: "Ada" });

it("no model belongs to two capabilities, or to one and to every site", () => {
  const slices = [...CORE.sections.keys(), ...ownSlices];
  expect(slices).toEqual([...new Set(slices)]);
  const types = [...contentTypesOf(CORE), ...ownTypes];
  expect(types).toEqual([...new Set(types)]);
  expect([...WITH_ALL.sections.keys()].sort()).toEqual(slices.sort());
  expect([...contentTypesOf(WITH_ALL)].sort()).toEqual(types.sort());
});

it.each(ownSlices)("a slice %s is reported and left out while its capability is off", (type) => {
  const home = { id: "home", type: "home", data: { title: "Home", slices: [slice(type, {}), textSlice] } };
  const log = recordingLog();
  const item = new DocumentReader({ model: CORE, languages, log }).item(home);
  expect(item).toMatchObject({ page: { sections: [{ kind: "quote" }] } });
  expect(log.warnings).toMatchObject([{ field: "data.slices[0]", problem: `unknown slice type "${type}"` }]);
  const options = { now: 0, languages, capabilities: [], domain: [], exchanges: [] };
  expect(reportDocuments([home], options)).toContainEqual(
    expect.objectContaining({ document: "home", problem: `unknown slice type "${type}"` }),
  );
});

it("what content has of a capability that is switched off is a warning", () => {
  const [ofSlice = ""] = ownSlices;
  const [ofType = ""] = ownTypes;
  const home = { id: "home", type: "home", data: { title: "Home", slices: [slice(ofSlice, {}), textSlice] } };
  const documents = [home, { id: "a", type: ofType, uid: "a", data: {} }];
  const switchedOff = prismicCapabilities();
  const options = { now: 0, languages, capabilities: [], switchedOff, domain: [], exchanges: [] };
  const found = reportDocuments(documents, options).filter(({ problem }) => problem.includes("switched off"));
  expect(found).toMatchObject([
    { document: "home", field: "data.slices[0]", severity: "warning" },
    { document: "a", type: ofType, severity: "warning" },
  ]);
});

it.each(ownFields)(
  "of documents %s, the field %s is not offered while its capability is off, and a warning",
  (type, name) => {
    const model = modelOf(type);
    const fieldsIn = (models: readonly JsonObject[]) => new ContentModels(models).fieldsOf(type) ?? {};
    expect(fieldsIn([model])).toHaveProperty(name);
    const { [name]: _gone, ...others } = fieldsIn([model]);
    expect(fieldsIn(offeredModels([model], { models: [], fieldsOf: () => [name] }))).toEqual(others);
    expect(offeredModels([model], { models: [type], fieldsOf: () => [] })).toEqual([]);
    const document = { id: "a", type, uid: "a", data: { title: "A", [name]: "Results" } };
    const options = { now: 0, languages, capabilities: [], domain: [], exchanges: [] };
    const switchedOff = prismicCapabilities();
    expect(reportDocuments([document], { ...options, switchedOff })).toContainEqual(
      expect.objectContaining({
        field: `data.${name}`,
        severity: "warning",
        problem: expect.stringContaining("off"),
      }),
    );
    expect(JSON.stringify(reportDocuments([document], options))).not.toContain("switched off");
  },
);

it.each(ownTypes)("a document of type %s is no content while its capability is off", (type) => {
  const document = { id: "a", type, uid: "a", data: { title: "A" } };
  const log = recordingLog();
  expect(new DocumentReader({ model: CORE, languages, log }).item(document)).toBeUndefined();
  expect(log).toMatchObject({ warnings: [], errors: [] });
  expect(new DocumentReader({ model: WITH_ALL, languages, log }).item(document)).toBeDefined();
});

it.each(ownTypes)("a link to a document of type %s has no page while its capability is off", (type) => {
  const link = { link_type: "Document", id: "a", type, uid: "a" };
  const actions = [{ label: "On", link }];
  const home = {
    id: "home",
    type: "home",
    data: { title: "Home", slices: [slice("hero", { title: "Home", actions })] },
  };
  const log = recordingLog();
  const item = new DocumentReader({ model: CORE, languages, log }).item(home);
  expect(item).toMatchObject({ page: { sections: [{ actions: [{ link: { href: "/" } }] }] } });
  expect(log.warnings).toMatchObject([{ problem: expect.stringContaining(`leads to ${type} "a"`) }]);
});

it.each(ownTypes)("a link to a document of type %s is none while the brand has that switched off", (type) => {
  const link = { link_type: "Document", id: "a", type, uid: "a" };
  const stays = { link_type: "Web", url: "https://larkfield.example/" };
  const items = [
    { title: "Gone", link },
    { title: "Stays", link: stays },
  ];
  const group = { slice_type: "menu_group", variation: "default", primary: { title: "Group" }, items };
  const document = { id: "options", type: "site-options", data: { slices4: [group] } };
  const log = recordingLog();
  const model = contentModel([], prismicCapabilities());
  const item = new DocumentReader({ model, languages, log }).siteOptions(document);
  expect(item).toMatchObject({ options: { menus: { primary: [{ entries: [{ title: "Stays" }] }] } } });
  expect(log.warnings).toMatchObject([
    { severity: "warning", problem: expect.stringContaining("switched off") },
  ]);
});

it("the content service is asked for what the site has alone", async () => {
  const queries: URLSearchParams[] = [];
  const requests = jsonService((url) => {
    if (!isQuery(url)) return DESCRIPTION;
    queries.push(url.searchParams);
    return foundOf();
  });
  const options = { keep: <T>(item: T) => item, signal: new AbortController().signal };
  const core = contentServiceOf(requests, { capabilities: [] });
  await core.readAll(contentRef("ref"), options);
  await core.readUnaddressed(contentRef("ref"), options);
  const asked = JSON.stringify(queries.map((query) => [...query]));
  for (const type of ownTypes) expect(asked).not.toContain(type);
  expect(asked).toContain("contact-page.title");
  const pages = contentTypesOf(WITH_ALL).filter(
    (type) => ownTypes.includes(type) && WITH_ALL.pages.has(type),
  );
  for (const type of pages) expect(fetchedLinkFields(WITH_ALL)).toContain(`${type}.title`);
});
