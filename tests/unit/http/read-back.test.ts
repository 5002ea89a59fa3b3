import { buffer } from "node:stream/consumers";
import { parse as readCsv } from "csv-parse/sync";
import readWorkbook from "read-excel-file/node";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { fromBufferPromise } from "yauzl";
import { zipOf } from "../../../src/adapters/http/downloads/zip.ts";
import { element } from "../../../src/adapters/http/feeds/xml.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { investorsPage, newsArchive, newsArticle } from "../sample-content.ts";
import { HOSTILE, SEEN } from "./hostile-title.ts";
import { siteOf } from "./site.ts";

function serverWith(...sections: readonly Section[]) {
  const article = { ...newsArticle("up", "2026-08-19"), title: HOSTILE, summary: HOSTILE };
  return siteOf({ pages: [investorsPage(...sections), newsArchive, article] }).server;
}

/** The texts of the elements of an XML document by their path, which has to be well-formed. */
function readXml(xml: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => open.push(name));
  parser.on("text", (words) => texts.set(open.join("/"), (texts.get(open.join("/")) ?? "") + words));
  parser.on("closetag", () => open.pop());
  parser.write(xml).close();
  return texts;
}

describe("a program that reads what the site publishes", () => {
  it("reads a feed's description in RSS as HTML, and its title in Atom as text", async () => {
    const server = serverWith();
    const rss = readXml((await server.inject("/news/rss.xml")).body);
    expect(rss.get("rss/channel/item/title")).toBe(SEEN);
    const html = SEEN.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    expect(rss.get("rss/channel/item/description")?.replaceAll("&quot;", '"')).toBe(html);
    const atom = readXml((await server.inject("/news/atom.xml")).body);
    expect(atom.get("feed/entry/title")).toBe(SEEN);
    expect(atom.get("feed/entry/summary")).toBe(SEEN);
  });

  it("finds the figures in CSV and in a workbook, and no formula", async () => {
    const server = serverWith({
      kind: "statistics",
      heading: "Figures",
      source: HOSTILE,
      figures: [{ value: "9 in 10", label: HOSTILE, note: "A\nB" }],
    });
    const csv = (await server.inject("/figures/investors/figures.csv")).body;
    const rows: Record<string, string>[] = readCsv(csv, { columns: true, bom: true });
    expect(rows).toMatchObject([{ measure: `'${SEEN}`, value: "9 in 10", note: "A\nB", source: `'${SEEN}` }]);
    const { rawPayload } = await server.inject("/figures/investors/figures.xlsx");
    const [sheet] = await readWorkbook(rawPayload);
    expect(sheet?.data.flat()).toContain(SEEN);
  });

  it("finds all documents in a ZIP file, each with a name of its own", async () => {
    const titles = [HOSTILE, HOSTILE, "業績", "../../etc/passwd", "Résumé", "Résumé", "Résumé 2"];
    const documents = titles.map((title, index) => ({ id: `${index}`, title, href: `/files/${index}.pdf` }));
    const read = async ({ id }: { readonly id: string }) => new TextEncoder().encode(id.repeat(100_000));
    const bytes = await buffer(
      zipOf([...documents, { id: "7", title: "Film", href: "/film.mp4" }], read, {
        notIncluded: "not-included.txt",
      }),
    );
    const zip = await fromBufferPromise(bytes, { strictFileNames: true });
    const found: string[] = [];
    for await (const entry of zip.eachEntry()) {
      expect((await buffer(await zip.openReadStreamPromise(entry))).length).toBe(100_000);
      found.push(entry.fileName);
    }
    expect(found).toEqual([
      "1-1-up-up-n-業績.pdf",
      "1-1-up-up-n-業績-2.pdf",
      "業績.pdf",
      "etc-passwd.pdf",
      "résumé.pdf",
      "résumé-2.pdf",
      "résumé-2-2.pdf",
      "film.mp4",
    ]);
  });

  it("finds no characters that are invalid in XML", () => {
    expect(element("a", {}, "x\u{0}\u{fffe}y\t🐎, half of a pair: \u{d83d}.").xml).toBe(
      "<a>xy\t🐎, half of a pair: .</a>",
    );
  });
});
