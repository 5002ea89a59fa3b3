import { afterAll, describe, expect, it } from "vitest";
import { SearchContent } from "../../../src/application/search-content.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createContainer } from "../../../src/composition/container.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import { hasSample } from "../../configuration/sample.ts";

const config = readConfig({ LOG_LEVEL: "silent" });

describe.skipIf(!hasSample)("the search index over the sample content", () => {
  const container = createContainer(config);
  afterAll(() => container.resolve(tokens.searchIndex).close());

  async function hrefs(text: string, scope: "page" | "pdf" = "page"): Promise<string[]> {
    const ref = await container.resolve(tokens.content).publishedRef();
    await container.resolve(tokens.searchIndex).prepare(ref);
    const found = await container.resolve(SearchContent).run({ text, scope, page: 1, pageSize: 5 });
    return found.items.map((hit) => hit.href);
  }

  it.each([
    ["leadership", "/company/leadership"],
    ["leadreship", "/company/leadership"],
    ["okafor", "/company/leadership"],
    ["suppliers", "/company/supplier-engagement"],
    ["contact", "/contact"],
    ["brisbane office", "/contact"],
    ["privacy policy", "/privacy-policy"],
    ["agm", "/news/agm-2026"],
    ["how do you hire", "/careers/how-we-hire"],
  ])("%s: %s is among the first results", async (text, href) => {
    expect((await hrefs(text)).slice(0, 3)).toContain(href);
  });

  it("the newest annual report comes before older ones", async () => {
    expect((await hrefs("annual reports", "pdf"))[0]).toContain("annual-report-2026");
  });
});
