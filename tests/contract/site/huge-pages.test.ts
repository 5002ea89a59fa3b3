import { expect, it } from "vitest";
import type { RichText } from "../../../src/domain/content/rich-text.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { cpuTimeOf } from "../../cpu-time.ts";
import { siteOf } from "../../unit/http/site.ts";
import { contentPage, homePage } from "../../unit/sample-content.ts";
import { builtRenderer } from "./site.ts";

/** How much more a page ten times as long may cost: ten times, and what the machine adds. */
const MAX_GROWTH = 30;

const renderer = await builtRenderer();

const paragraphs = (count: number, length: number): RichText =>
  Array.from({ length: count }, () => ({ kind: "paragraph", children: ["word ".repeat(length / 5)] }));
const text = (body: RichText): Section => ({ kind: "rich-text", body });

/** CPU time of the longest turn of the event loop while a page is rendered: the delay of another page. */
async function longestTurn(sections: readonly Section[]): Promise<number> {
  const pages = [homePage(), contentPage("company"), { ...contentPage("huge"), sections }];
  const { server } = siteOf({ pages }, { renderer });
  await server.inject("/company");
  const answer = server.inject("/huge");
  let isMade = false;
  void answer.then(() => {
    isMade = true;
  });
  let longest = 0;
  while (!isMade) longest = Math.max(longest, await cpuTimeOf(() => new Promise(setImmediate)));
  expect((await answer).statusCode).toBe(200);
  return longest;
}

it.each<[string, (size: number) => readonly Section[]]>([
  ["of a megabyte in one section", (size) => [text(paragraphs(2 * size, 500))]],
  ["of a megabyte in ten paragraphs", (size) => [text(paragraphs(10, 100 * size))]],
  ["of 2,000 sections", (size) => Array.from({ length: 2 * size }, () => text(paragraphs(1, 300)))],
])("a huge page %s delays other pages no longer than its length explains", async (_case, sectionsOf) => {
  await longestTurn(sectionsOf(100));
  // The longest of several: a short one may be over before the clock of the CPU ticks.
  const short = Math.max(...(await Array.fromAsync({ length: 5 }, () => longestTurn(sectionsOf(100)))));
  expect(await longestTurn(sectionsOf(1_000))).toBeLessThan(MAX_GROWTH * short);
});
