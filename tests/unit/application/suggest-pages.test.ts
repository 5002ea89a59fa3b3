import { expect, it } from "vitest";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { SuggestPages } from "../../../src/application/suggest-pages.ts";
import { contentPage } from "../sample-pages.ts";

const pages = [contentPage("leadership", "company"), contentPage("company"), contentPage("careers")];
const suggestPages = new SuggestPages(new InMemoryContentRepository({ pages }));
const hrefsFor = async (path: string) => (await suggestPages.run({ path })).map(({ href }) => href);

it("pages are suggested by the words of their address, those with most of them first", async () => {
  expect(await hrefsFor("/about/company/our-leadership")).toEqual(["/company/leadership", "/company"]);
});

it("of two with as many, the shorter address is first", async () => {
  expect(await hrefsFor("/company.html")).toEqual(["/company", "/company/leadership"]);
});

it.each(["/", "/wagering", "/%"])("none is suggested for %s", async (path) => {
  expect(await hrefsFor(path)).toEqual([]);
});
