import type { Locale, Texts } from "../../../../brand/locale.ts";
import type { FigureFact } from "../contract/figures.ts";

type Language = Pick<Locale, "texts" | "formats">;

/** The note of a figure, and what it was before it was restated, in a language of the site. */
export function noteOf({ note, restated }: FigureFact, language: Language): string | undefined {
  return [note, restated && restatementOf(restated, language)].filter(Boolean).join("; ") || undefined;
}

/** `restated on 2027-02-18; before: 2190.1; IFRS 18` */
export function restatementOf(
  { former, since, reason }: NonNullable<FigureFact["restated"]>,
  { texts, formats }: Language,
): string {
  const before = typeof former === "number" ? numberText(former, formats.decimal) : former;
  return texts.content.restatement(before, since, reason);
}

/** Who has looked at a figure, in a language of the site. */
export function assuranceOf({ assurance }: FigureFact, { content }: Texts): string | undefined {
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
