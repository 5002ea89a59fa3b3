import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LoadPage } from "../../../src/application/load-page.ts";
import { ManagePreview } from "../../../src/application/manage-preview.ts";
import { ResolveLink } from "../../../src/application/resolve-link.ts";
import { SearchContent } from "../../../src/application/search-content.ts";
import { SuggestPages } from "../../../src/application/suggest-pages.ts";
import { SyndicateContent } from "../../../src/application/syndicate-content.ts";
import { createContainer } from "../../../src/composition/container.ts";
import { readConfig } from "../../../src/composition/read-config.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import { Content } from "../../../src/domain/content/content.ts";
import { hasSample } from "../../configuration/sample.ts";
import { renderedPageTexts } from "../rendered-page-texts.ts";

const ROOT = join(import.meta.dirname, "../../..");

describe.skipIf(!hasSample)("a use case of the container, with the sample content,", () => {
  const container = createContainer(readConfig({}));
  container.register(tokens.pageTexts, { useValue: renderedPageTexts });
  const content = () => container.resolve(tokens.content).read();

  it("loads a page", async () => {
    const found = await container.resolve(LoadPage).run(await content(), { path: "/company/leadership" });
    expect(found).toMatchObject({ outcome: "page", page: { type: "page", title: "Leadership" } });
  });

  it("resolves a link", async () => {
    const link = { linkType: "Document", type: "page", uid: "leadership" };
    expect(await container.resolve(ResolveLink).run(await content(), link)).toBe("/company/leadership");
  });

  it("searches a preview", async () => {
    const search = { text: "leadership", scope: "page", page: 1, pageSize: 5 } as const;
    const preview = Content.everything((await content()).items);
    const { items } = await container.resolve(SearchContent).run(preview, search);
    expect(items.map(({ href }) => href)).toContain("/company/leadership");
  });

  it("suggests pages with similar addresses", async () => {
    const [suggested] = container.resolve(SuggestPages).run(await content(), "/about/leadership");
    expect(suggested).toEqual({ title: "Leadership", href: "/company/leadership" });
  });

  it("syndicates the news, and all pages", async () => {
    const syndicate = container.resolve(SyndicateContent);
    const visible = await content();
    expect(syndicate.news(visible).map(({ href }) => href)).toContain("/news/fy26-results");
    expect(syndicate.pages(visible).map(({ href }) => href)).toContain("/company/leadership");
  });

  it("starts no preview with the token of another repository", async () => {
    const tokenOrCookie = "https://another.prismic.io/previews/abc";
    const started = await container.resolve(ManagePreview).start({ tokenOrCookie });
    expect(started).toEqual({ outcome: "foreign" });
  });
});

it("every use case is called by a unit test", () => {
  const texts = (pattern: string) =>
    globSync(pattern, { cwd: ROOT }).map((path) => readFileSync(join(ROOT, path), "utf8"));
  const tests = texts("tests/unit/**/*.{ts,tsx}").join("\n");
  const useCases = texts("src/application/*.ts").flatMap((text) =>
    [...text.matchAll(/^export class (\w+)/gm)].map(([, name = ""]) => name),
  );
  expect(useCases.length).toBeGreaterThan(5);
  const isCalled = (name: string) => tests.includes(`new ${name}(`) || tests.includes(`resolve(${name})`);
  expect(useCases.filter((name) => !isCalled(name))).toEqual([]);
});
