import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { HiddenReferences } from "../../../src/domain/content/hidden-references.ts";
import type { Inline } from "../../../src/domain/content/rich-text.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { contentPage, homePage, linked, newsArticle, paragraph, textSection } from "../sample-content.ts";
import { optionsWith, page, pdf } from "./hidden-content.ts";

const secret = page(contentPage("secret"));

interface Known {
  readonly hidden?: readonly ContentItem[];
  readonly visible?: readonly ContentItem[];
  readonly earlier?: ReadonlyMap<string, ContentItem>;
  readonly released?: ConstructorParameters<typeof HiddenReferences>[0]["released"];
}

const referencesTo = ({ hidden = [secret], visible = [], ...more }: Known = {}) =>
  new HiddenReferences({ hidden, visible, ...more });

/** The sections of the home page without what is hidden. */
function left(sections: readonly Section[], known?: Known): readonly Section[] {
  const item = referencesTo(known).without(page(homePage(...sections)));
  return item.kind === "page" && item.page.type === "home" ? item.page.sections : [];
}

const leftOfText = (known: Known, ...children: readonly Inline[]) => left([textSection(...children)], known);

describe("a link to a hidden page", () => {
  it.each(["/secret", "/Secret/?from=home#part", "/%73ecret"])("leaves its words alone: %s", (href) => {
    expect(leftOfText({}, "See ", linked(href, "more"), ".")).toEqual([textSection("See more.")]);
  });

  it.each(["/secrets", "/", "https://other.example/secret", "mailto:secret@larkfield.example"])(
    "is not %s, which stays",
    (href) => {
      const text = textSection("See ", linked(href, "more"), ".");
      expect(left([text])).toEqual([text]);
    },
  );

  it.each([
    ["the address itself", "/secret"],
    ["the whole address", "www.larkfield.example/Secret"],
    ["an address within an emphasis", { kind: "strong", children: ["see /secret"] }],
  ] as const)("has no words if they say %s", (_what, words) => {
    const link = { kind: "link", link: { kind: "page", href: "/secret" }, children: [words] } as const;
    expect(leftOfText({}, "See ", link, ".")).toEqual([textSection("See .")]);
  });

  it.each([
    ["in letters, as browsers show it", "larkfield.example/übernahme"],
    ["in decomposed letters", "larkfield.example/übernahme".normalize("NFD")],
    ["percent-encoded", "larkfield.example/%C3%BCbernahme"],
    ["in small hexadecimal digits", "larkfield.example/%c3%bcbernahme"],
  ])("has no words if they say its address %s", (_how, words) => {
    const hidden = [page(contentPage("übernahme"))];
    const text = leftOfText({ hidden }, "See ", linked("/%C3%BCbernahme", words), ".");
    expect(text).toEqual([textSection("See .")]);
  });

  it("is none if visitors see another page at its address", () => {
    const text = textSection(linked("/secret", "more"));
    expect(left([text], { visible: [page({ ...contentPage("secret"), id: "page_other" })] })).toEqual([text]);
  });
});

describe("what leads to something hidden", () => {
  const action = (href: string) => ({ label: "Read", link: { kind: "page", href } as const });
  const call = (href: string): Section => ({
    kind: "call-to-action",
    heading: "News",
    text: [],
    action: action(href),
  });
  const hero = (...actions: readonly string[]): Section => ({
    kind: "hero",
    variation: "default",
    eyebrow: "Offer",
    title: "Home",
    lead: paragraph("We buy a quarry"),
    actions: actions.map(action),
  });
  const cards = (...hrefs: readonly string[]): Section => ({
    kind: "cards",
    heading: "Now",
    intro: paragraph("Now"),
    cards: hrefs.map((href) => ({ title: href, text: [], action: action(href) })),
  });

  it("goes as a whole", () => {
    expect(left([call("/secret"), call("/open")])).toEqual([call("/open")]);
  });

  it("is an entry of several, of which the others stay", () => {
    expect(left([cards("/secret", "/open")])).toEqual([cards("/open")]);
  });

  it("takes the heading and the introduction with it if it is the last one", () => {
    expect(left([cards("/secret"), call("/open")])).toEqual([call("/open")]);
    // A section without entries that had none before stays.
    expect(left([cards(), call("/secret")])).toEqual([cards()]);
  });

  it("takes from the head of a page what is said beside it, but neither its title nor its other calls", () => {
    const [shown] = left([hero("/secret", "/open")]);
    expect(shown).toEqual({
      kind: "hero",
      variation: "default",
      title: "Home",
      lead: [],
      actions: [action("/open")],
    });
    expect(left([hero("/open"), call("/secret")])).toEqual([hero("/open")]);
  });
});

describe("a copy of a hidden document", () => {
  const report = pdf({ id: "report", title: "Report 2027", published: "2026-11-01T00:00:00.000Z" });
  const withCopies = (...documents: readonly ContentItem[]) => {
    const related = documents.flatMap((item) => (item.kind === "pdf" ? item.pdf : []));
    return page({ ...newsArticle("fy27", "2026-11-20"), related });
  };
  const other = pdf({ id: "other" });

  it("is left out", () => {
    const shown = referencesTo({ hidden: [report] }).without(withCopies(report, other));
    expect(shown).toEqual(withCopies(other));
  });

  it("is as the document was before, with what a copy has of it", () => {
    const own = { published: "2026-01-01T00:00:00.000Z", topic: "Results", exchange: { isAwaited: false } };
    const before = pdf({ id: "report", title: "Report 2026", ...own });
    const known = { hidden: [report], earlier: new Map([["report", before]]) };
    const shown = referencesTo(known).without(withCopies(report));
    expect(shown).toEqual(withCopies(pdf({ id: "report", title: "Report 2026" })));
  });

  it("has the time of its release, once the exchange has released it", () => {
    const release = {
      date: "2026-11-24",
      released: "2026-11-23T22:30:00.000Z",
      exchange: { isAwaited: false },
    };
    const changed = (moment: string) => withCopies(pdf({ id: "report", changed: moment }));
    const known = { hidden: [], released: new Map([["report", release]]) };
    const shown = (moment: string) => referencesTo(known).without(changed(moment));
    // Nobody saw a change before the release.
    expect(shown("2026-11-20T00:00:00.000Z")).toMatchObject({
      page: { related: [{ ...release, changed: release.released }] },
    });
    expect(shown("2026-11-25T00:00:00.000Z")).toMatchObject({
      page: { related: [{ ...release, changed: "2026-11-25T00:00:00.000Z" }] },
    });
  });
});

describe("an item", () => {
  it("that mentions nothing hidden is the same object", () => {
    const item = page(homePage(textSection(linked("/open", "more"))));
    expect(referencesTo().without(item)).toBe(item);
    expect(referencesTo({ hidden: [] }).without(item)).toBe(item);
  });

  it("loses the entries of its menus that lead to something hidden, with the heading of the last", () => {
    const entry = (href: string) => ({ title: href, link: { kind: "page", href } as const, newTab: false });
    const group = (title: string, ...hrefs: readonly string[]) => ({ title, entries: hrefs.map(entry) });
    const withMenu = (...primary: readonly ReturnType<typeof group>[]) =>
      optionsWith({ menus: { primary, footer: [], secondary: [] } });
    const menus = withMenu(group("A", "/secret"), group("B", "/secret", "/open"));
    expect(referencesTo().without(menus)).toEqual(withMenu(group("B", "/open")));
  });
});

it("what is hidden has a key, which differs if items are changed in another way", () => {
  const keys = [referencesTo(), referencesTo({ hidden: [] }), referencesTo({ visible: [secret] })].map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(3);
  expect(referencesTo().key).toBe(keys[0]);
  expect([...referencesTo().ids, ...referencesTo().addresses]).toEqual(["page_secret", "secret"]);
});
