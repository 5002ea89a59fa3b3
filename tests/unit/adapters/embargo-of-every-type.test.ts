import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { loadContent } from "../../../sandbox/content/loader.ts";
import { DocumentReader } from "../../../src/adapters/prismic/document-reader.ts";
import { MODELS, SAMPLE } from "../../../src/composition/folders.ts";
import { documentOf } from "../../../src/domain/content/content-item.ts";
import { visibleFrom } from "../../../src/domain/content/embargo.ts";
import { hasSample } from "../../configuration/sample.ts";
import { recordingLog } from "./recording-log.ts";

const END = "2099-01-01T00:00:00.000Z";
const types = readdirSync(`${MODELS}/customtypes`).filter((type) => type !== "site-options");
const { documents } = hasSample ? loadContent(SAMPLE, MODELS) : { documents: [] };

it.skipIf(!hasSample).each(types)("a document of type %s waits for the end of its embargo", (type) => {
  const found = documents.find((document) => document.type === type);
  const item =
    found && new DocumentReader(recordingLog()).item({ ...found, data: { ...found.data, embargo: END } });
  if (!item)
    throw new Error(`no document of type ${type} becomes content: src/adapters/prismic/document-reader.ts`);
  expect(documentOf(item)).toMatchObject({ embargo: END });
  expect(visibleFrom(item, "UTC")).toBe(Date.parse(END));
});
