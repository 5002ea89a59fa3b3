import type { Locale } from "../../../../brand/locale.ts";
import { comparedRows, summaryRows } from "../../../domain/figures/figure-rows.ts";
import "../../../domain/figures/figures.ts";
import type { MeasureLabels } from "../../../domain/figures/measure.ts";
import type { HttpCapability } from "../site-parts.ts";

/** Figures of results as files. */
export const figures: HttpCapability = {
  figures: {
    "financial-summary": { rows: (section, { locale }) => summaryRows(section, measureLabels(locale)) },
    comparison: { rows: (section, { locale }) => comparedRows(section, locale.numbers) },
  },
};

function measureLabels({ texts: { content }, moneyStyle, numbers }: Locale): MeasureLabels {
  return { measures: content.measures, units: content.units(moneyStyle), money: moneyStyle, numbers };
}
