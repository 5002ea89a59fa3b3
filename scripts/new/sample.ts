import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { brand } from "../../brand/brand.ts";
import { languagesOf } from "../../sandbox/content/store-options.ts";
import { type Addition, json } from "./addition.ts";
import type { Name } from "./names.ts";

/** One without a language is in that of the brand, as for the sandbox. */
const inLanguage = z.looseObject({ lang: z.string().default(brand.locale.toLowerCase()) });

const withSlices = inLanguage.extend({
  data: z.looseObject({ parent: z.looseObject({ id: z.string() }), slices: z.array(z.looseObject({})) }),
});

/** Whether the project still has the sample company, which shows everything. */
const hasSample = (root: string) => existsSync(join(root, "sample/README.md"));

/** The language of a new document: that of most, which the sandbox has as the default of the site. */
function languageOfSample(root: string): string {
  const documents = globSync("sample/documents/*/*.json", { cwd: root }).map((path) =>
    inLanguage.parse(JSON.parse(readFileSync(join(root, path), "utf8"))),
  );
  return languagesOf(documents)[0].id;
}

/** The language of a page below another page; `undefined` for other documents. */
function languageOfChild(root: string, path: string): string | undefined {
  return withSlices.safeParse(JSON.parse(readFileSync(join(root, path), "utf8"))).data?.lang;
}

/** Adds a slice to a page of the sample company: the first one below another page, in the language of most. */
export function sampleSlice(root: string, { snake }: Name, primary: object): Addition["edits"] {
  if (!hasSample(root)) return [];
  const pages = globSync("sample/documents/page/*.json", { cwd: root })
    .sort()
    .flatMap((one) => {
      const lang = languageOfChild(root, one);
      return lang === undefined ? [] : { path: one, lang };
    });
  const language = languageOfSample(root);
  const { path } = pages.find(({ lang }) => lang === language) ?? pages[0] ?? {};
  if (path === undefined) return [];
  const slice = {
    id: `${snake}$${crypto.randomUUID()}`,
    slice_type: snake,
    slice_label: null,
    variation: "default",
    version: "initial",
    primary,
    items: [],
  };
  return [
    [
      path.replaceAll("\\", "/"),
      // What was parsed by a schema would have its fields in another order.
      (text) =>
        json(
          JSON.parse(text, (key, value: unknown) =>
            key === "slices" && Array.isArray(value) ? [...value, slice] : value,
          ),
        ),
    ],
  ];
}

/** A document of a type for the sample company. */
export function sampleDocument(root: string, type: string, uid: string, data: object): Addition["files"] {
  if (!hasSample(root)) return {};
  const published = "2026-01-05T00:00:00+0000";
  const document = {
    id: `${type}_${uid}`,
    uid,
    url: null,
    type,
    href: "",
    tags: [],
    first_publication_date: published,
    last_publication_date: published,
    slugs: [uid],
    linked_documents: [],
    lang: languageOfSample(root),
    alternate_languages: [],
    data,
  };
  return { [`sample/documents/${type}/${uid}.json`]: json(document) };
}
