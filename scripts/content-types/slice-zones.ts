import type { CustomTypeModel } from "@prismicio/client";
import { contentModel } from "../../src/adapters/prismic/content-model.ts";
import { prismicCapabilities } from "../../src/composition/capabilities.ts";
import type { Section } from "../../src/domain/content/section.ts";
import { isComposed } from "../../src/domain/links/address.ts";

/** All types of pages, with those of all capabilities. */
export const PAGE_TYPES = contentModel(prismicCapabilities()).pageTypes;

const NOT_NEWS = ["home", ...PAGE_TYPES.filter(isComposed)] as const;
const EVERY_PAGE = [...NOT_NEWS, "news-article"] as const;
const FIGURES = ["page", "investors-page"] as const;

/** The custom types that offer the slice of a kind of section, in the order of the page builder. */
const ZONES: Readonly<Record<Section["kind"], readonly string[]>> = {
  hero: NOT_NEWS,
  "rich-text": EVERY_PAGE,
  "image-with-text": EVERY_PAGE,
  cards: EVERY_PAGE,
  accordion: EVERY_PAGE,
  statistics: EVERY_PAGE,
  people: EVERY_PAGE,
  timeline: EVERY_PAGE,
  quote: EVERY_PAGE,
  "document-list": EVERY_PAGE,
  "document-centre": EVERY_PAGE,
  "call-to-action": EVERY_PAGE,
  "latest-news": EVERY_PAGE,
  announcements: NOT_NEWS,
  "contact-details": EVERY_PAGE,
  offices: NOT_NEWS,
  "financial-summary": EVERY_PAGE,
  calendar: EVERY_PAGE,
  "site-map": ["page"],
  comparison: FIGURES,
  "reporting-periods": FIGURES,
  dividends: FIGURES,
  "general-meetings": [...FIGURES, "general-meeting"],
  "press-kit": EVERY_PAGE,
  "share-capital": FIGURES,
  debt: FIGURES,
};

/** The slice type of each kind of section, with the custom types that offer it. */
const OFFERED = Object.entries(ZONES).map(([kind, types]) => ({ type: kind.replaceAll("-", "_"), types }));

export const SECTION_SLICES: readonly string[] = OFFERED.map(({ type }) => type);

/** A custom type with the slices that its slice zone offers. Site options have other zones, for menus. */
export function withSliceZone(model: CustomTypeModel): CustomTypeModel {
  const json = Object.entries(model.json).map(([tab, fields]) => [
    tab,
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        name === "slices" && field.type === "Slices"
          ? { ...field, config: { ...field.config, choices: choicesOf(model.id) } }
          : field,
      ]),
    ),
  ]);
  return { ...model, json: Object.fromEntries(json) };
}

function choicesOf(type: string): Readonly<Record<string, { readonly type: "SharedSlice" }>> {
  const offered = OFFERED.filter(({ types }) => types.includes(type));
  return Object.fromEntries(offered.map((slice) => [slice.type, { type: "SharedSlice" }]));
}
