import type { CustomTypeModel } from "@prismicio/client";
import { contentModel } from "../../src/adapters/prismic/content-model.ts";
import type { SliceZone } from "../../src/adapters/prismic/prismic-capability.ts";
import { prismicCapabilities } from "../../src/composition/capabilities.ts";
import { isComposed } from "../../src/domain/links/address.ts";
import { type DescribedSlice, grouped } from "./slice-groups.ts";

const CAPABILITIES = prismicCapabilities();
const MODEL = contentModel(CAPABILITIES);

/** All types of pages, with those of all capabilities. */
export const PAGE_TYPES = MODEL.pageTypes;

export const SECTION_SLICES: readonly string[] = [...MODEL.sections.keys()];

const NOT_NEWS: readonly string[] = ["home", ...PAGE_TYPES.filter(isComposed)];
const EVERY_PAGE: readonly string[] = [...NOT_NEWS, "news-article"];

/** The slices of every site that not all pages may have. */
const CORE_ZONES: Readonly<Record<string, SliceZone>> = {
  hero: "not-news",
  offices: "not-news",
  company_details: "not-news",
  site_map: ["page"],
  cookie_table: ["page"],
};

const ZONES = new Map(
  [CORE_ZONES, ...CAPABILITIES.map(({ zones = {} }) => zones)].flatMap((zones) => Object.entries(zones)),
);

/** The custom types that offer a slice. */
function typesWith(slice: string): readonly string[] {
  const zone = ZONES.get(slice);
  if (zone === undefined) return EVERY_PAGE;
  return zone === "not-news" ? NOT_NEWS : zone;
}

/**
 * A custom type with the slices that its slice zone offers. Site options have other zones, for menus.
 *
 * @param slices - All slice models, whose descriptions say in which order editors look for them.
 */
export function withSliceZone(model: CustomTypeModel, slices: readonly DescribedSlice[]): CustomTypeModel {
  const json = Object.entries(model.json).map(([tab, fields]) => [
    tab,
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        name === "slices" && field.type === "Slices"
          ? { ...field, config: { ...field.config, choices: choicesOf(model.id, slices) } }
          : field,
      ]),
    ),
  ]);
  return { ...model, json: Object.fromEntries(json) };
}

/** The slices that a type offers, in the order of the page builder. */
function choicesOf(
  type: string,
  slices: readonly DescribedSlice[],
): Readonly<Record<string, { readonly type: "SharedSlice" }>> {
  const offered = grouped(SECTION_SLICES, slices).filter((slice) => typesWith(slice).includes(type));
  return Object.fromEntries(offered.map((slice) => [slice, { type: "SharedSlice" }]));
}
