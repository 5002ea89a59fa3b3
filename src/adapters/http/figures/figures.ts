import { content as texts } from "#texts/content.ts";
import { numbers as words } from "#texts/numbers.ts";
import { brand } from "../../../../brand/brand.ts";
import { formats } from "../../../../brand/derived.ts";
import { comparedRows, summaryRows } from "../../../domain/figures/figure-rows.ts";
import "../../../domain/figures/figures.ts";
import type { MeasureLabels } from "../../../domain/figures/measure.ts";
import { moneyStyleOf } from "../../../domain/money/money-text.ts";
import type { HttpCapability } from "../site-parts.ts";

const STYLE = moneyStyleOf(brand);

const LABELS: MeasureLabels = {
  measures: texts.measures,
  units: texts.units(STYLE),
  money: STYLE,
  numbers: { ...formats, locale: brand.locale, words },
};

/** Figures of results as files. */
export const figures: HttpCapability = {
  figures: {
    "financial-summary": { rows: (section) => summaryRows(section, LABELS) },
    comparison: { rows: (section) => comparedRows(section, LABELS.numbers) },
  },
};
