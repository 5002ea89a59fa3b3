import { readPage } from "../../../src/adapters/prismic/page-fields.ts";
import { readSiteOptions } from "../../../src/adapters/prismic/site-options-fields.ts";
import type { PageType } from "../../../src/domain/links/address.ts";
import { recordingLog } from "./recording-log.ts";

/** A slice as the service has it. */
export const slice = (slice_type: string, primary: unknown, variation = "default") => ({
  slice_type,
  variation,
  primary,
});

/** A page, or what is left of it, and what is reported of its fields. */
export function readDocument(data: unknown, type: PageType = "page", more: object = {}) {
  const log = recordingLog();
  const document = { id: `${type}_our-culture`, type, uid: "our-culture", data, ...more };
  return { page: readPage(type, document, log), warnings: log.warnings };
}

/** Site options, and what is reported of their fields. */
export function readOptions(data: object) {
  const log = recordingLog();
  const document = { id: "site-options", type: "site-options", uid: null, data };
  return { options: readSiteOptions(document, log), warnings: log.warnings };
}
