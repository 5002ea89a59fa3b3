import { expect, it } from "vitest";
import { Content, type GateOptions } from "../../../src/domain/content/content.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "../../../src/domain/content/site-options.ts";
import { contentPage, homePage, textSection } from "../sample-content.ts";

const BRISBANE = "Australia/Brisbane";
/** When what is hidden in these tests is shown: on 24 November, at 8:30 in Brisbane. */
export const OPENS = "2026-11-23T22:30:00.000Z";
export const opens = Date.parse(OPENS);
export const dayBefore = opens - 24 * 3_600_000;

export const page = (of: Page): ContentItem => ({ kind: "page", page: of });
export const pdf = (of: Partial<PdfDocument> & { readonly id: string }): ContentItem => ({
  kind: "pdf",
  uid: of.id,
  pdf: { title: of.id, href: `/files/${of.id}.pdf`, ...of },
});
export const optionsWith = (more: Partial<SiteOptions>): ContentItem => ({
  kind: "site-options",
  // As they are read: the menus are not the last of them.
  options: { ...EMPTY_SITE_OPTIONS, ...more, topics: ["Results"] },
});

export const menu = (title: string, embargo?: string) => {
  const entry = { title, link: { kind: "page" as const, href: "/company" }, newTab: false };
  return { title, entries: [entry], embargo };
};
export const menus = (...primary: readonly ReturnType<typeof menu>[]) => ({
  primary,
  footer: [],
  secondary: [],
});

export function gated(items: readonly ContentItem[], now: number, more: Partial<GateOptions> = {}) {
  const nameOf = (...named: readonly unknown[]) => JSON.stringify(named);
  return Content.visible(items, { now, timeZone: BRISBANE, nameOf, ...more });
}
export const visible = (...given: Parameters<typeof gated>) => gated(...given).content;

export const home = page(homePage(textSection("Welcome")));
export const company = page(contentPage("company"));
export const site = [optionsWith({ menus: menus(menu("Company")) }), home, company];

/**
 * Tests that a document tells nothing of itself while it is hidden.
 *
 * @param hidden - Until {@link OPENS}.
 */
export function itIsHiddenUntilShown(hidden: ContentItem): void {
  it("changes no edition while it is hidden", () => {
    const published = [...site, hidden];
    const before = visible(site, opens - 1);
    const after = visible(published, opens - 1);
    expect([after.items, after.edition]).toEqual([before.items, before.edition]);
    expect(visible(published, opens).edition).not.toBe(visible(site, opens).edition);
  });
}
