import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { add } from "../../scripts/new/addition.ts";
import { type Name, nameFrom } from "../../scripts/new/names.ts";
import { isAddressTaken } from "../../scripts/new/page.ts";
import { sampleDocument, sampleSlice } from "../../scripts/new/sample.ts";
import { declared, entryOf, imported, registered } from "../../scripts/new/source-edits.ts";
import { temporaryFolder } from "./temporary-folder.ts";

describe("the name of something new", () => {
  const isQuote = ({ kebab }: Name) => kebab === "quote";

  it("has a spelling for each place", () => {
    expect(nameFrom("fact-box", isQuote, "section")).toEqual({
      kebab: "fact-box",
      snake: "fact_box",
      pascal: "FactBox",
      camel: "factBox",
      label: "Fact box",
      words: "fact box",
    });
  });

  it.each([
    ["FactBox", "fact-box would do"],
    ["fact_box", "fact-box would do"],
    ["Größe", "grosse would do"],
    ["top10", "top-one-zero would do"],
    ["", "fact-box would do"],
    ["../quote", "quote-section would do"],
    ["quote", "There is a quote already: quote-section would do"],
    ["map", "Map is a name of JavaScript itself: map-section would do"],
    ["constructor", "constructor is a name of JavaScript itself: constructor-section would do"],
  ])("%j is refused with the name that would do", (given, advice) => {
    expect(() => nameFrom(given, isQuote, "section")).toThrow(advice);
  });
});

it.each([
  ["de", true],
  ["search", true],
  ["styleguide", true],
  ["careers", true],
  ["event-page", false],
])(
  "a page cannot be at the address of a language, of the site or of another page: %s, %s",
  (given, isTaken) => {
    const project = temporaryFolder();
    mkdirSync(join(project, "sample/documents/page"), { recursive: true });
    writeFileSync(join(project, "sample/documents/page/careers.json"), "{}");
    const name = nameFrom(given, () => false, "page");
    expect(isAddressTaken(project, name, [undefined, "de"])).toBe(isTaken);
  },
);

it("what would have two things of one name is not written", () => {
  const project = temporaryFolder();
  const declarations = ["export class Content {}", "const Content = 1;", "export function Content() {}"];
  for (const declaration of declarations) {
    const files = {
      "fine.ts": "",
      "content.ts": `import type { Content } from "./domain.ts";\n${declaration}\n`,
    };
    const twice = "content.ts would have two things called Content: choose another name";
    expect(() => add(project, { files, edits: [] })).toThrow(twice);
  }
  expect(readdirSync(project)).toEqual([]);
});

it("what cannot be written as a whole leaves nothing", () => {
  const project = temporaryFolder();
  writeFileSync(join(project, "known.ts"), "before");
  // A file where a folder has to be.
  const files = { "new/one.ts": "", "two.ts": "", "known.ts/three.ts": "" };
  const edits = [["known.ts", () => "after"]] as const;
  expect(() => add(project, { files, edits })).toThrow(/ENOTDIR|EEXIST/);
  expect(readdirSync(project)).toEqual(["known.ts"]);
  expect(readFileSync(join(project, "known.ts"), "utf8")).toBe("before");
});

it("a page of the sample gets a slice, and keeps what it has in its order", () => {
  const project = temporaryFolder();
  mkdirSync(join(project, "sample/documents/page"), { recursive: true });
  writeFileSync(join(project, "sample/README.md"), "");
  const page = {
    id: "a",
    data: { title: "A", parent: { uid: "b", id: "b" }, slices: [{ id: "c" }], intro: [] },
  };
  const path = "sample/documents/page/a.json";
  writeFileSync(join(project, path), JSON.stringify(page));
  const translation = JSON.stringify({ ...page, lang: "de-de" });
  writeFileSync(join(project, "sample/documents/page/a.de-de.json"), translation);
  const name = nameFrom("fact-box", () => false, "section");
  const [[edited, edit] = ["", String]] = sampleSlice(project, name, { heading: "Facts" });
  expect(edited).toBe(path);
  const changed: unknown = JSON.parse(edit(JSON.stringify(page), path));
  const slice: unknown = expect.objectContaining({ slice_type: "fact_box", primary: { heading: "Facts" } });
  expect(changed).toEqual({ ...page, data: { ...page.data, slices: [{ id: "c" }, slice] } });
  expect(JSON.stringify(changed)).toMatch(/^\{"id":"a","data":\{"title":"A","parent":\{"uid":"b","id":"b"/);
});

it("a new document of the sample is in the language of most, whatever that of the company is", () => {
  const project = temporaryFolder();
  mkdirSync(join(project, "sample/documents/page"), { recursive: true });
  writeFileSync(join(project, "sample/README.md"), "");
  const langs = ["pt-br", "de-de", "pt-br"];
  for (const [index, lang] of langs.entries())
    writeFileSync(join(project, `sample/documents/page/${index}.json`), JSON.stringify({ lang }));
  const [text = ""] = Object.values(sampleDocument(project, "page", "news", {}));
  expect(JSON.parse(text)).toMatchObject({ type: "page", uid: "news", lang: "pt-br" });
});

describe("a place in the code", () => {
  const text = `import { type B, a } from "./a.ts";

export const fields = {
  documents: { a },
} satisfies Fields;
`;

  it("gets an entry, a table, an import or a declaration", () => {
    expect(registered("Fields", "documents", "b: 1")(text, "x.ts")).toContain("{ a,\nb: 1 }");
    expect(registered("Fields", "pages", "b: 1")(text, "x.ts")).toContain("{ a },\npages: { b: 1 }");
    expect(entryOf("fields", "b: 1")(text, "x.ts")).toContain("documents: { a },\nb: 1");
    expect(imported("./a.ts", "a", "c")(text, "x.ts")).toContain('import { type B, a, c } from "./a.ts";');
    expect(imported("./c.ts", "c")(text, "x.ts")).toMatch(/^import \{ c \} from ".\/c.ts";\n/);
    const twice = declared("./m.ts", "M", "x: 1;")(declared("./m.ts", "M", "y: 1;")(text, "x.ts"), "x.ts");
    expect(twice.match(/declare module/g)).toHaveLength(1);
  });

  it("that is not there is named, and so is a name that the file has of another module", () => {
    expect(() => registered("Views", "pages", "b: 1")(text, "x.ts")).toThrow(
      "x.ts has no object of the type Views to add to: add it by hand",
    );
    expect(() => imported("./b.ts", "a")(text, "x.ts")).toThrow("x.ts has a a of ./a.ts already");
  });
});
