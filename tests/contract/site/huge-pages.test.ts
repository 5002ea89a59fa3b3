import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { createBuiltRenderer } from "../../../src/adapters/http/rendering/built-renderer.ts";
import type { DocumentRenderer } from "../../../src/adapters/http/rendering/document-renderer.ts";
import type { RichText } from "../../../src/domain/content/rich-text.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { cpuTimeOf } from "../../cpu-time.ts";
import { siteOf } from "../../unit/http/site.ts";
import { contentPage, homePage } from "../../unit/sample-pages.ts";

const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));
/** Maximum delay of another page. */
const MAX_DELAY_MS = 100;

let renderer: DocumentRenderer;
beforeAll(async () => {
  renderer = await createBuiltRenderer(DIST);
});

const paragraphs = (count: number, length: number): RichText =>
  Array.from({ length: count }, () => ({ kind: "paragraph", children: ["word ".repeat(length / 5)] }));
const text = (body: RichText): Section => ({ kind: "rich-text", body });

describe("a huge page", () => {
  it.each([
    ["of a megabyte in one section", [text(paragraphs(2_000, 500))]],
    ["of a megabyte in ten paragraphs", [text(paragraphs(10, 100_000))]],
    ["of 2,000 sections", Array.from({ length: 2_000 }, () => text(paragraphs(1, 300)))],
  ])("%s does not block other requests while it is rendered", async (_case, sections) => {
    const pages = [homePage(), contentPage("company"), { ...contentPage("huge"), sections }];
    const { server } = siteOf({ pages }, renderer);
    await server.inject("/company");
    const answer = server.inject("/huge");
    let isMade = false;
    void answer.then(() => {
      isMade = true;
    });
    const turns: number[] = [];
    while (!isMade) turns.push(await cpuTimeOf(() => new Promise(setImmediate)));
    expect((await answer).statusCode).toBe(200);
    expect((await answer).body.length).toBeGreaterThan(500_000);
    expect(Math.max(...turns)).toBeLessThan(MAX_DELAY_MS);
  });
});
