import { contentModel } from "../../../src/adapters/prismic/content-model.ts";
import { FieldPath } from "../../../src/adapters/prismic/field-path.ts";
import { readPage } from "../../../src/adapters/prismic/page-fields.ts";
import { readSiteOptions } from "../../../src/adapters/prismic/site-options-fields.ts";
import { prismicCapabilities } from "../../../src/composition/capabilities.ts";
import type { PageType } from "../../../src/domain/links/address.ts";
import type { Log } from "../../../src/ports/log.ts";
import { languages } from "../languages.ts";
import { recordingLog } from "./recording-log.ts";

const model = contentModel(prismicCapabilities());

/** A slice as the service has it. */
export const slice = (slice_type: string, primary: unknown, variation = "default") => ({
  slice_type,
  variation,
  primary,
});

/** The position of the data of a document, as a site with all capabilities reads it. */
export function pathOf(document: ConstructorParameters<typeof FieldPath>[0], log: Log, path?: string) {
  return new FieldPath(document, { model, languages, log }, path);
}

/** A page, or what is left of it, and what is reported of its fields. */
export function readDocument(data: unknown, type: PageType = "page", more: object = {}) {
  const log = recordingLog();
  const document = { id: `${type}_our-culture`, type, uid: "our-culture", data, ...more };
  return { page: readPage(document, pathOf(document, log)), warnings: log.warnings };
}

/** The section of a slice with these fields; `reported` has the fields that are, by their path within the slice. */
export function readSection(slice_type: string, primary: unknown) {
  const { page, warnings } = readDocument({ title: "Sample", slices: [slice(slice_type, primary)] });
  const sections = page && "sections" in page ? page.sections : [];
  const reported = warnings.map((told) =>
    "field" in told ? String(told.field).replace(/^data\.slices\[0\](\.primary\.)?/, "") : "",
  );
  return { section: sections[0], reported };
}

/** Site options, and what is reported of their fields. */
export function readOptions(data: object) {
  const log = recordingLog();
  const document = { id: "site-options", type: "site-options", uid: null, data };
  return { options: readSiteOptions(document, pathOf(document, log)), warnings: log.warnings };
}
