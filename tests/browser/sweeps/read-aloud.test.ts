import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { untilIndexed } from "../../../scripts/screenshots/camera.ts";
import { OPEN_STATES } from "../../../scripts/screenshots/open-states.ts";
import { untilLive } from "../documents.ts";
import { openedState } from "../opened-state.ts";
import { type ReadPart, readAloud } from "../read-aloud.ts";
import { look, origin, visitOwnSite } from "../site.ts";

/**
 * The output of a screen reader is stored in `read-aloud/` and reviewed like a screenshot: a change fails until `npm
 * run read-aloud:accept` stores it.
 */
const accepted = (name: string) => `read-aloud/${name}.txt`;

const WHOLE = undefined;
const MAIN: readonly ReadPart[] = [{ role: "main" }];

/** One page of each kind. Header and footer are the same on all pages, and only read with the first one. */
const PAGES: readonly (readonly [name: string, path: string, parts: readonly ReadPart[] | undefined])[] = [
  ["page-home", "/", WHOLE],
  ["page-composed", "/company", MAIN],
  ["page-people", "/company/leadership", MAIN],
  ["page-investors", "/investors", MAIN],
  ["page-general-meeting", "/agm-2026", MAIN],
  ["page-news", "/news", MAIN],
  ["page-article", "/news/fy26-results", MAIN],
  ["page-contact", "/contact", MAIN],
  ["page-questions", "/assistance", MAIN],
  ["page-search", "/search?s=dividend&t=page", MAIN],
  ["page-search-documents", "/search?s=dividend&t=pdf", MAIN],
  ["page-search-in-vain", "/search?s=xylophone&t=page", MAIN],
  ["page-not-found", "/nope", MAIN],
];

const DIALOG: readonly ReadPart[] = [{ role: "dialog" }];
const NEWSLETTER: readonly ReadPart[] = [{ role: "region", name: "Company news by e-mail" }];

/** States of a page after an interaction, with the parts of the page that they change. */
const STATES: Readonly<Record<string, readonly ReadPart[] | undefined>> = {
  "menu-company": [{ role: "banner" }],
  "search-panel": DIALOG,
  "search-panel-results": DIALOG,
  "mobile-menu-group": DIALOG,
  "mobile-search": [{ role: "banner" }],
  "footer-column": [{ role: "contentinfo" }],
  answer: MAIN,
  "newsletter-thanks": NEWSLETTER,
  "newsletter-failed": NEWSLETTER,
  notices: [
    { role: "region", name: "Cookies" },
    { role: "region", name: "Announcement" },
  ],
  // The whole page, since nothing else can be reached while it is open.
  announcement: WHOLE,
};

visitOwnSite({}, { readsFiles: true });
// The text of documents is indexed in the background.
beforeAll(() => untilIndexed(origin));

describe("the output of a screen reader is as accepted", () => {
  it.each(PAGES)("%s", async (name, path, parts) => {
    const page = await look(path);
    await untilLive(page);
    await expect(await readAloud(page, parts)).toMatchFileSnapshot(accepted(name));
  });

  it.each(Object.entries(STATES))("%s", async (name, parts) => {
    const state = OPEN_STATES[name];
    if (!state) throw new RangeError(`There is no state ${name}.`);
    const page = await openedState(state, state.screens[0] ?? 1440);
    await expect(await readAloud(page, parts)).toMatchFileSnapshot(accepted(name));
  });

  it("a missing name would be detected", async () => {
    const page = await look("/terms");
    const before = await readAloud(page);
    await page
      .getByRole("navigation", { name: "Footer" })
      .evaluate((part) => part.removeAttribute("aria-label"));
    expect(before).toContain('navigation "Footer"');
    expect(await readAloud(page)).not.toContain('navigation "Footer"');
  });

  it("every accepted text has a page or state", () => {
    const files = readdirSync(new URL("read-aloud", import.meta.url)).map((file) => file.replace(".txt", ""));
    const known = [...PAGES.map(([name]) => name), ...Object.keys(STATES)];
    expect(files.filter((name) => !known.includes(name))).toEqual([]);
  });
});
