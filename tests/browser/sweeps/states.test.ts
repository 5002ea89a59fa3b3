import { readdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { untilIndexed } from "../../../scripts/screenshots/camera.ts";
import { axeFindings } from "../audits/axe.ts";
import { tooSmall, unknownPairs } from "../audits/colour-pairs.ts";
import { recordMovement } from "../audits/movement.ts";
import { type ReadPart, readAloud } from "../audits/read-aloud.ts";
import { whatIsSeen } from "../audits/seen.ts";
import { tabThrough } from "../audits/tab-stops.ts";
import { openedState } from "../opened-state.ts";
import { EVERY_STATE, PAGE_KINDS } from "../page-kinds.ts";
import { origin, visitOwnSite } from "../site.ts";
import { untilStill } from "../until-still.ts";
import { visit } from "../windows.ts";

const HEADER = "header[data-scroll]";
const FOOTER = "main ~ footer";

/** States without elements of their own. */
const WITHOUT_ELEMENTS = ["scrolled", "skip-link"];

/** States that have controls. */
const WITH_CONTROLS = [
  "search-panel-results",
  "mobile-menu-group",
  "mobile-search",
  "newsletter-failed",
  "notices",
  "announcement",
];

const DIALOG: readonly ReadPart[] = [{ role: "dialog" }];
const NEWSLETTER: readonly ReadPart[] = [{ role: "region", name: "Company news by e-mail" }];

/** The parts of the page that a state changes, as a screen reader finds them. */
const READ: ReadonlyMap<string, readonly ReadPart[] | undefined> = new Map([
  ["menu-company", [{ role: "banner" }]],
  ["search-panel", DIALOG],
  ["search-panel-results", DIALOG],
  ["mobile-menu-group", DIALOG],
  ["mobile-search", [{ role: "banner" }]],
  ["footer-column", [{ role: "contentinfo" }]],
  ["answer", [{ role: "main" }]],
  ["newsletter-thanks", NEWSLETTER],
  ["newsletter-failed", NEWSLETTER],
  [
    "notices",
    [
      { role: "region", name: "Cookies" },
      { role: "region", name: "Announcement" },
    ],
  ],
  // The whole page, since nothing else can be reached while it is open.
  ["announcement", undefined],
]);

/** The parts of a page that a state does not change. */
function unchangedIn(state: string): readonly string[] {
  if (state === "answer") return [HEADER, FOOTER];
  return /^newsletter|^footer/.test(state) ? [HEADER, "main"] : ["main", FOOTER];
}

/** Moves the page's clock, by which axe waits, until something is done: by less than the notices wait for. */
async function whileTicking<Result>(page: Page, doing: Promise<Result>): Promise<Result> {
  let isDone = false;
  const done = doing.finally(() => {
    isDone = true;
  });
  while (!isDone) await page.clock.runFor(1);
  return done;
}

visitOwnSite({}, { readsFiles: true });
// The text of documents is indexed in the background.
beforeAll(() => untilIndexed(origin));

describe("an open state is read aloud as accepted, and passes all audits:", () => {
  it.each(EVERY_STATE)("$name at $width px", { timeout: 60_000 }, async ({ name, state, width }) => {
    const page = await openedState(state, width, recordMovement);
    expect.soft(await page.evaluate(() => window.moved), "moved").toEqual([]);
    if (READ.has(name) && width === state.screens[0])
      await expect.soft(await readAloud(page, READ.get(name))).toMatchFileSnapshot(`read-aloud/${name}.txt`);
    await untilStill(page);
    const seen = await whatIsSeen(page);
    expect.soft(unknownPairs(seen), "unknown colours").toEqual([]);
    if (width === 390) expect.soft(tooSmall(seen), "too small").toEqual([]);
    // At the other width, the elements are the same.
    if (!WITHOUT_ELEMENTS.includes(name) && width === state.screens[0])
      expect.soft(await whileTicking(page, axeFindings(page, unchangedIn(name))), "axe").toEqual([]);
    if (!WITH_CONTROLS.includes(name)) return;
    const { stops, problems } = await tabThrough(page);
    expect.soft(problems, "focus").toEqual([]);
    expect.soft(stops.length).toBeGreaterThan(0);
  });
});

it("a search of documents is read aloud as accepted", async () => {
  const text = await readAloud(await visit("/search?s=dividend&t=pdf"), [{ role: "main" }]);
  await expect(text).toMatchFileSnapshot("read-aloud/page-search-documents.txt");
});

it("every accepted text has a page or a state", () => {
  const files = readdirSync(new URL("read-aloud", import.meta.url)).map((file) => file.replace(".txt", ""));
  const pages = [...Object.keys(PAGE_KINDS), "search-documents"].map((name) => `page-${name}`);
  expect(files.filter((name) => !READ.has(name) && !pages.includes(name))).toEqual([]);
});
