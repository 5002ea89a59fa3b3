import { describe, expect, it } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import {
  type FormerAddresses,
  formerAddresses,
  MAX_FORMER_ADDRESSES,
  type UnseenUids,
  unseenUids,
} from "../../../src/domain/content/former-addresses.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { contentPage } from "../sample-content.ts";
import { OPENS, opens, page, visible } from "./hidden-content.ts";

const NONE: FormerAddresses = new Map();
const embargo = OPENS;

/** What visitors see of pages, before the end of an embargo. */
const seen = (...pages: readonly Page[]) => visible(pages.map(page), opens - 1);
/** A page at another address, by default in the open. */
const moved = (uid: string, to: string, until?: string): Page => ({
  ...contentPage(to),
  id: `page_${uid}`,
  embargo: until,
});

/** The addresses after publishes, of which each has these pages, as `ADDRESS ID`. */
function formerAfter(...publishes: readonly (readonly Page[])[]): readonly string[] {
  let known = NONE;
  for (const [at, pages] of publishes.slice(1).entries())
    known = formerAddresses(known, seen(...(publishes[at] ?? [])), seen(...pages));
  return [...known].map(([href, id]) => `${href} ${id}`);
}

const terms = contentPage("terms");
const rules = contentPage("rules");

describe("a former address", () => {
  it("is that of a page that was withdrawn or moved", () => {
    expect(formerAfter([terms, rules], [rules])).toEqual(["/terms page_terms"]);
    expect(formerAfter([terms], [moved("terms", "conditions")])).toEqual(["/terms page_terms"]);
    expect(formerAfter([contentPage("board", "company")], [contentPage("board")])).toEqual([
      "/company/board page_board",
    ]);
  });

  it("is each that a page has had", () => {
    expect(formerAfter([terms], [moved("terms", "a")], [moved("terms", "b")], [])).toEqual([
      "/terms page_terms",
      "/a page_terms",
      "/b page_terms",
    ]);
  });

  it("is none any more once a page is there: the same or another one", () => {
    expect(formerAfter([terms], [], [terms])).toEqual([]);
    expect(formerAfter([terms], [], [{ ...terms, id: "page_other" }])).toEqual([]);
  });

  it("is none of a page that visitors never saw", () => {
    expect(formerAfter([{ ...terms, embargo }], [])).toEqual([]);
  });

  it("stays one while a page that visitors must not see has it: nothing tells of that", () => {
    expect(formerAfter([terms], [], [{ ...terms, embargo }])).toEqual(["/terms page_terms"]);
    expect(formerAfter([terms, rules], [rules], [rules, moved("other", "terms", embargo)])).toEqual([
      "/terms page_terms",
    ]);
  });

  it("of a page that was moved by a change under an embargo is one from the end of that", () => {
    expect(formerAfter([terms], [{ ...terms, embargo }])).toEqual(["/terms page_terms"]);
  });
});

it("of more addresses than are kept, the oldest are forgotten first", () => {
  const known = new Map(Array.from({ length: MAX_FORMER_ADDRESSES }, (_, at) => [`/${at}`, `${at}`]));
  const former = formerAddresses(known, Content.everything([page(terms)]), Content.everything([]));
  expect(former.size).toBe(MAX_FORMER_ADDRESSES);
  expect(former.has("/0")).toBe(false);
  expect([...former].at(-1)).toEqual(["/terms", "page_terms"]);
});

describe("a uid that visitors never saw", () => {
  const unseenAfter = (...publishes: readonly (readonly Page[])[]) =>
    publishes.reduce<UnseenUids>(
      (known, pages, at) =>
        unseenUids(known, pages.map(page), [seen(...(publishes[at - 1] ?? [])), seen(...pages)]),
      new Set(),
    );

  it("is each that a page has or has had while it was hidden", () => {
    expect([...unseenAfter([terms], [moved("terms", "merger", embargo)])]).toEqual(["page_terms merger"]);
    const steps = [[terms], [moved("terms", "merger", embargo)], [moved("terms", "deal", embargo)]];
    expect([...unseenAfter(...steps)]).toEqual(["page_terms merger", "page_terms deal"]);
    expect([...unseenAfter(...steps, [moved("terms", "deal")])]).toEqual(["page_terms merger"]);
    expect([...unseenAfter(...steps, [])]).toEqual(["page_terms merger", "page_terms deal"]);
  });

  it("is none that visitors have seen before a publish or after it", () => {
    expect([...unseenAfter([terms], [rules], [{ ...terms, embargo }], [terms])]).toEqual([]);
    const hidden = page({ ...terms, embargo });
    expect([...unseenUids(new Set(), [hidden], [visible([hidden], opens), seen()])]).toEqual([]);
  });
});
