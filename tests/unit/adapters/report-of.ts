import { reportDocuments } from "../../../src/adapters/prismic/content-report.ts";
import type { ServiceDocument } from "../../../src/adapters/prismic/service-document.ts";
import { domainCapabilities, prismicCapabilities } from "../../../src/composition/capabilities.ts";
import { languages } from "../languages.ts";
import { slice } from "./read-document.ts";

const NOW = Date.parse("2026-11-22T00:00:00Z");
export const EVERYTHING = {
  now: NOW,
  languages,
  capabilities: prismicCapabilities(),
  domain: domainCapabilities(),
};
/** Without the rules of exchanges, which have tests of their own. */
export const UNLISTED = { ...EVERYTHING, exchanges: [] };

export function document(type: string, uid: string, data: object = {}, more: object = {}): ServiceDocument {
  return { id: `${type}_${uid}`, type, uid, data: { title: uid, ...data }, ...more };
}

export const linkTo = (type: string, uid: string, data: object = {}) => ({
  link_type: "Document",
  ...document(type, uid, data),
});

/** A home page with links to pages. */
export const homeTo = (...links: object[]) => {
  const actions = links.map((link) => ({ label: "On", link }));
  return document("home", "home", { slices: [slice("hero", { title: "Home", actions })] });
};

/** The problems of documents, but not what a site lacks that has no others. */
export const problemsIn = (documents: readonly ServiceDocument[], more: object = {}) =>
  reportDocuments(documents, { ...UNLISTED, ...more }).filter(
    ({ document: id, severity }) => id !== "content" || severity === "warning",
  );

/** The problems of documents as `DOCUMENT: PROBLEM`, errors and warnings. */
export function report(...documents: readonly ServiceDocument[]) {
  const problems = problemsIn(documents);
  const of = (severity: string) =>
    problems
      .filter((problem) => problem.severity === severity)
      .map(({ document: id, problem }) => `${id}: ${problem}`);
  return { errors: of("error"), warnings: of("warning") };
}
