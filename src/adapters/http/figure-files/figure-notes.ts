import { content } from "#texts/content.ts";
import { formats } from "../../../../brand/derived.ts";
import type { FigureFact } from "../contract/figures.ts";

/** The note of a figure, and what it was before it was restated, in the language of the site. */
export function noteOf({ note, restated }: FigureFact, decimal = formats.decimal): string | undefined {
  return [note, restated && restatementOf(restated, decimal)].filter(Boolean).join("; ") || undefined;
}

/** `restated on 2027-02-18; before: 2190.1; IFRS 18` */
export function restatementOf(
  { former, since, reason }: NonNullable<FigureFact["restated"]>,
  decimal = formats.decimal,
): string {
  const before = typeof former === "number" ? numberText(former, decimal) : former;
  return content.restatement(before, since, reason);
}

/** Who has looked at a figure, in the language of the site. */
export function assuranceOf({ assurance }: FigureFact): string | undefined {
  switch (assurance) {
    case "audited":
      return content.assurances.Audited;
    case "reviewed":
      return content.assurances.Reviewed;
    case "unaudited":
      return content.assurances.Unaudited;
    default:
      return undefined;
  }
}

/** A number with all its digits: `String` writes small and large ones with an exponent. */
export function numberText(value: number, decimal: string): string {
  const text = String(value);
  const whole = text.includes("e")
    ? value.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 20 })
    : text;
  return whole.replace(".", decimal);
}
