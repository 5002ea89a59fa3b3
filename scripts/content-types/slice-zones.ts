import type { CustomTypeModel } from "@prismicio/client";
import { COMPOSED_PAGE_TYPES } from "../../src/domain/links/address.ts";

const NOT_NEWS = ["home", ...COMPOSED_PAGE_TYPES] as const;
const EVERY_PAGE = [...NOT_NEWS, "news-article"] as const;
const FIGURES = ["page", "investors-page"] as const;

/** The custom types whose slice zone offers a slice, in the order in which the page builder offers the slices. */
const ZONES: Readonly<Record<string, readonly string[]>> = {
  hero: NOT_NEWS,
  rich_text: EVERY_PAGE,
  image_with_text: EVERY_PAGE,
  cards: EVERY_PAGE,
  accordion: EVERY_PAGE,
  statistics: EVERY_PAGE,
  people: EVERY_PAGE,
  timeline: EVERY_PAGE,
  quote: EVERY_PAGE,
  document_list: EVERY_PAGE,
  document_centre: EVERY_PAGE,
  call_to_action: EVERY_PAGE,
  latest_news: EVERY_PAGE,
  contact_details: EVERY_PAGE,
  offices: NOT_NEWS,
  financial_summary: EVERY_PAGE,
  calendar: EVERY_PAGE,
  site_map: ["page"],
  comparison: FIGURES,
  reporting_periods: FIGURES,
};

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
  const offered = Object.keys(ZONES).filter((slice) => ZONES[slice]?.includes(type));
  return Object.fromEntries(offered.map((slice) => [slice, { type: "SharedSlice" }]));
}
