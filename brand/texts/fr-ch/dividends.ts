import { dividends as french } from "../fr/dividends.ts";
import { regional } from "../regional.ts";

export const dividends = regional(french, {
  parts: { "From capital reserves": "Prélevé sur les réserves issues d’apports en capital" },
  withholding: "Impôt anticipé",
  withheldOf: (part) => `${part}, impôt anticipé`,
  withheldAt: (rate) => `impôt anticipé de ${rate}`,
  wrong: { shares: "Saisissez un nombre entier d’actions, de 1 à 10’000’000’000." },
});
