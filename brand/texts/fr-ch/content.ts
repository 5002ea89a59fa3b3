import { content as french } from "../fr/content.ts";
import { regional } from "../regional.ts";

export const content = regional(french, {
  assurances: { Reviewed: "Examen succinct par l’organe de révision" },
  // In the words of the exchange, as its rules of listing want them above such an announcement.
  priceSensitive: "Annonce événementielle au sens de l’art. 53 RC",
  units: (currency) => {
    const millions = `mio\u00a0${currency.sign}`;
    return { ...french.units(currency), millions, around: { before: "", after: millions } };
  },
  percent: (number) => `${number}%`,
});
