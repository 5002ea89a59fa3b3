import type { Brand } from "../../brand/schema.ts";
import type { Finding } from "../findings.ts";

/**
 * Finds fonts for images that lack characters of the company's name, or of its language: its name, those of the months and
 * days, of the country and of the currency, as the locale writes them.
 *
 * @param missingIn - The characters of a text that a font lacks, by the name of the font.
 */
export function checkScript(
  { name, locale, currency }: Pick<Brand, "name" | "locale" | "currency">,
  missingIn: Readonly<Record<string, (text: string) => readonly string[]>>,
): readonly Finding[] {
  const { language, region, script } = new Intl.Locale(locale).maximize();
  const typical = [
    ...Array.from({ length: 12 }, (_, month) => dateText(locale, Date.UTC(2026, month, 1 + month))),
    nameIn(locale, "language", language),
    nameIn(locale, "region", region ?? language),
    nameIn(locale, "currency", currency.code),
  ].join(" ");
  return Object.entries(missingIn).flatMap(([font, missing]) => {
    const place = `brand/font.ts outlines.${font}:`;
    const ofLanguage = missing(typical);
    const ofName = missing(name);
    const problem = [
      ofLanguage.length > 0 &&
        `lacks ${ofLanguage.slice(0, 8).join(" ")} of ${locale}, so that images have no text: add a font file with the script ${script}`,
      ofName.length > 0 && `lacks ${ofName.join(" ")} of “${name}”: images do not have it`,
    ];
    return problem.flatMap((found) => (found === false ? [] : { place, problem: found }));
  });
}

/** With the names of the month and of the day. */
function dateText(locale: string, moment: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(moment);
}

function nameIn(locale: string, type: "language" | "region" | "currency", code: string): string {
  return new Intl.DisplayNames(locale, { type }).of(code) ?? "";
}
