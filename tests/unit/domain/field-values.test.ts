import { describe, expect, it } from "vitest";
import { linksIn, richTextsIn, valuesIn } from "../../../src/domain/report/field-values.ts";
import { contentPage, homePage, linked, paragraph, textSection } from "../sample-content.ts";

describe("the values of a document", () => {
  it("have the path by which an editor finds them, and the object that has them", () => {
    const event = { date: "2027-02-18" };
    expect(valuesIn({ title: "A", sections: [{ events: [event] }] })).toEqual([
      { field: ".title", value: "A", of: expect.objectContaining({ title: "A" }) },
      { field: ".sections[0].events[0].date", value: "2027-02-18", of: event },
    ]);
  });

  it("are also those that are missing, empty or false, but not nothing", () => {
    const values = valuesIn({ a: undefined, b: "", c: false, d: 0, e: null, f: [], g: {} });
    expect(values.map(({ field, value }) => [field, value])).toEqual([
      [".a", undefined],
      [".b", ""],
      [".c", false],
      [".d", 0],
    ]);
  });

  it("are none of a text, and none of what a page shows before its results, which is a copy", () => {
    expect(valuesIn("A")).toEqual([]);
    expect(valuesIn({ results: { name: "the votes", instead: { title: "A" } } })).toEqual([
      expect.objectContaining({ field: ".results.name" }),
    ]);
  });
});

it("the links of a document are those of texts, of buttons and of files, with the field of each", () => {
  const action = { label: "Read", link: { kind: "web", href: "https://x.example" } } as const;
  const call = { kind: "call-to-action", heading: "News", text: [], action } as const;
  const file = { id: "a", title: "A", href: "/a.pdf" };
  const list = { kind: "document-list", intro: [], selection: { by: "picked", documents: [file] } } as const;
  expect(linksIn(homePage(textSection("See ", linked("/b", "b")), call, list))).toEqual([
    { kind: "page", href: "/b", field: ".sections[0].body[0].children[1].link" },
    { kind: "web", href: "https://x.example", field: ".sections[1].action.link" },
    { kind: undefined, href: "/a.pdf", field: ".sections[2].selection.documents[0]" },
  ]);
});

it("the rich texts of a document are those with a paragraph, with the field of each", () => {
  const body = paragraph("A");
  const list = [{ kind: "list", ordered: false, items: [["B"]] }] as const;
  const page = { ...contentPage("a"), intro: [...list, ...body], sections: [textSection("C")] };
  expect(richTextsIn(page)).toEqual([
    { field: ".intro", text: page.intro },
    { field: ".sections[0].body", text: paragraph("C") },
  ]);
  expect(richTextsIn({ intro: list, results: { instead: { intro: body } } })).toEqual([]);
});
