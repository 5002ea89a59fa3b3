import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { loadContent } from "../../sandbox/content/loader.ts";
import { PdfText } from "../../src/adapters/search-index/pdf-text.ts";
import { MODELS } from "../../src/composition/folders.ts";
import { hasSample } from "../configuration/sample.ts";

const SAMPLE = join(import.meta.dirname, "../../sample");
const documentOf = z.object({ data: z.object({ title: z.string() }) });
const amountOf = z.object({ value: z.string(), unit: z.string() });
const dimensions = z.object({ width: z.number(), height: z.number() });

const linkedDocument = z.object({ link_type: z.literal("Document"), id: z.string() });
const linkedFile = z.object({ link_type: z.literal("Media"), url: z.url(), size: z.string() });
const placedImage = z.object({ url: z.url(), dimensions });

const names = hasSample ? readdirSync(join(SAMPLE, "files")).filter((name) => name.endsWith(".pdf")) : [];
const reader = new PdfText();

/** The number of structure elements of a kind in a file, whose objects are not compressed. */
function countOf(file: string, tag: string): number {
  return [...file.matchAll(new RegExp(`/S /${tag}\\s`, "g"))].length;
}

it.skipIf(!hasSample)("the sample's documents state the sizes that its files and images have", async () => {
  const stated = new Map<string, string>();
  const nameOf = (url: string) => basename(new URL(url).pathname);
  for (const path of globSync("documents/*/*.json", { cwd: SAMPLE })) {
    JSON.parse(readFileSync(join(SAMPLE, path), "utf8"), (_, value: unknown) => {
      const { data: file } = linkedFile.safeParse(value);
      const { data: image } = placedImage.safeParse(value);
      if (file) stated.set(`files/${nameOf(file.url)}`, file.size);
      if (image) stated.set(`images/${nameOf(image.url)}`, sizeText(image.dimensions));
      return value;
    });
  }
  const real = [...stated.keys()].map(async (path) => {
    const file = join(SAMPLE, path);
    if (path.startsWith("files/")) return [path, String(statSync(file).size)] as const;
    return [path, sizeText(await sharp(file).metadata())] as const;
  });
  expect([...stated]).toEqual(await Promise.all(real));
});

describe.skipIf(!hasSample)("the translations in the sample", () => {
  const { documents } = hasSample ? loadContent(SAMPLE, MODELS) : { documents: [] };
  const byId = new Map(documents.map((document) => [document.id, document]));
  const translations = documents.filter((document) => document.alternate_languages.length > 0);

  it("are paired with one document of their type in another language, and have its fields", () => {
    for (const { id, type, lang, data, alternate_languages } of translations) {
      const pairs = alternate_languages.map((other) => byId.get(other.id));
      const [pair] = pairs;
      expect(pairs, id).toMatchObject([{ type }]);
      expect(pair?.lang, id).not.toBe(lang);
      expect(Object.keys(data), id).toEqual(Object.keys(pair?.data ?? {}));
    }
  });

  it("lead to documents of their language only", () => {
    const elsewhere = translations.flatMap(({ id, lang, data }) =>
      linksIn(data)
        .filter((to) => byId.get(to)?.lang !== lang)
        .map((to) => `${id} leads to ${to}`),
    );
    expect(elsewhere).toEqual([]);
  });
});

/** The ids of the documents to which a document leads. */
function linksIn(data: object): string[] {
  const ids: string[] = [];
  JSON.parse(JSON.stringify(data), (_, value: unknown) => {
    const { data: link } = linkedDocument.safeParse(value);
    if (link) ids.push(link.id);
    return value;
  });
  return ids;
}

function sizeText({ width, height }: z.infer<typeof dimensions>): string {
  return `${width} × ${height}`;
}

describe.skipIf(!hasSample)("the PDF files of the sample, as examples of accessible files", () => {
  it("have one document each", () => {
    expect(names.length).toBe(30);
  });

  it.each(names)("%s is tagged, has a title and a language, and its structure is complete", async (name) => {
    const bytes = readFileSync(join(SAMPLE, "files", name));
    expect(await reader.barriersOf(new Uint8Array(bytes))).toEqual([]);
    const file = bytes.toString("latin1");
    const { title } = documentOf.parse(
      JSON.parse(readFileSync(join(SAMPLE, "documents/pdf", name.replace(".pdf", ".json")), "utf8")),
    ).data;
    expect(file).toContain("/DisplayDocTitle true");
    expect(file).toContain("/Lang (en-AU)");
    const [, said = ""] = /<dc:title>[\s\S]*?<rdf:li[^>]*>(.*?)<\/rdf:li>/.exec(file) ?? [];
    expect(said.replaceAll("&apos;", "'")).toBe(title);
    expect(countOf(file, "H1"), "one title").toBe(1);
    expect(countOf(file, "Table"), "tables with a caption").toBe(countOf(file, "Caption"));
    expect(countOf(file, "TH") > 0, "tables with heads").toBe(countOf(file, "Table") > 0);
    expect(countOf(file, "Figure"), "figures with a text").toBe([...file.matchAll(/\/Alt \(/g)].length);
    // Headers, footers and artwork are artifacts, which screen readers skip.
    const pages = [...file.matchAll(/\/Type \/Page\s/g)].length;
    expect(pages).toBeGreaterThan(0);
    expect([...file.matchAll(/\/Tabs \/S/g)], "pages with the structure's order").toHaveLength(pages);
  });

  it.each(["fy25", "fy26", "hy25", "hy26"])(
    "the results of %s have the amounts of their page",
    async (period) => {
      const { pages } = await reader.textOf(readFileSync(join(SAMPLE, `files/results-${period}.pdf`)));
      const text = pages.join(" ").replaceAll(",", "");
      const amounts: string[] = [];
      JSON.parse(readFileSync(join(SAMPLE, `documents/page/${period}.json`), "utf8"), (_, value: unknown) => {
        const { data: amount } = amountOf.safeParse(value);
        if (amount) amounts.push(amount.value.replaceAll(",", ""));
        return value;
      });
      expect(amounts.length).toBeGreaterThan(3);
      expect(amounts.filter((amount) => !text.includes(amount))).toEqual([]);
    },
  );
});
