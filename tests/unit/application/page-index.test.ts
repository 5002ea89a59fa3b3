import { expect, it } from "vitest";
import { InMemoryContentSource } from "../../../src/adapters/in-memory/content-source.ts";
import { LoadPage } from "../../../src/application/load-page.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { contentPage, paragraph } from "../sample-content.ts";

const INDEX = { kind: "page-index", pages: [] } as const;
const TEXT: Section = { kind: "rich-text", body: paragraph("What it is about.") };

const child = (uid: string, sections: readonly Section[] = [TEXT]) => ({
  ...contentPage(uid, "company"),
  title: uid,
  sections,
});

async function viewOf(path: string, pages: readonly Page[]) {
  const source = new InMemoryContentSource({ pages });
  const loadPage = new LoadPage({ source, timeZone: "UTC", now: () => 0 });
  const loaded = await loadPage.run(await source.read(), { path });
  if (loaded.outcome !== "page") throw new Error(loaded.outcome);
  return loaded.page;
}

async function indexed(sections: readonly Section[], ...others: readonly Page[]) {
  const view = await viewOf("/company", [{ ...contentPage("company"), sections }, ...others]);
  const [section] = "sections" in view ? view.sections : [];
  return section?.kind === "page-index" ? section.entries : undefined;
}

it("an index of pages has the child pages of its page by title, with their own descriptions", async () => {
  const described = { ...child("b"), meta: { title: "b", description: "About b." } };
  expect(await indexed([INDEX], child("c"), described, child("a"), contentPage("elsewhere"))).toEqual([
    { title: "a", href: "/company/a", description: undefined },
    { title: "b", href: "/company/b", description: "About b." },
    { title: "c", href: "/company/c", description: undefined },
  ]);
});

it("picked pages come first, each once, also those that are elsewhere; a page that there is not is left out", async () => {
  const pages = ["/results", "/company/b", "/gone", "/company"].map(
    (href) => ({ kind: "page", href }) as const,
  );
  const results = { ...contentPage("results"), sections: [TEXT] };
  const entries = await indexed([{ kind: "page-index", pages }], child("a"), child("b"), results);
  expect(entries?.map(({ href }) => href)).toEqual(["/results", "/company/b", "/company/a"]);
});

it("a page with nothing to show has no entry: without parts, or without what it is about", async () => {
  const switchedOff = { ...child("off"), isSwitchedOff: true } as const;
  const entries = await indexed([INDEX], child("empty", []), switchedOff, child("shown"));
  expect(entries?.map(({ href }) => href)).toEqual(["/company/shown"]);
  expect(await indexed([INDEX])).toBeUndefined();
});

it("two pages that list each other have an entry each", async () => {
  const other = {
    ...contentPage("other"),
    sections: [{ ...INDEX, pages: [{ kind: "page", href: "/company" }] }],
  } as const;
  const entries = await indexed([{ ...INDEX, pages: [{ kind: "page", href: "/other" }] }], other);
  expect(entries?.map(({ href }) => href)).toEqual(["/other"]);
});

it("a page says where it belongs: below its parent, and below the page that lists it", async () => {
  const pages = [{ kind: "page", href: "/results" }] as const;
  const investors = {
    ...contentPage("investors"),
    sections: [{ kind: "page-index", pages }],
    title: "Investors",
  } as const;
  const results = { ...contentPage("results"), title: "Results" };
  const fy26 = { ...contentPage("fy26", "results"), sections: [TEXT] };
  const above = async (path: string) =>
    (await viewOf(path, [investors, results, fy26])).above?.map(({ href }) => href);
  expect(await above("/results/fy26")).toEqual(["/investors", "/results"]);
  expect(await above("/results")).toEqual(["/investors"]);
  expect(await above("/investors")).toEqual([]);
});
