import { dividends as german } from "../de/dividends.ts";
import { swissGerman } from "../swiss-german.ts";

export const dividends = swissGerman(german, {
  days: { ex: "Ex-Datum", payment: "Zahlungsdatum" },
  withholding: "Verrechnungssteuer",
  withheldOf: (part) => `${part}, Verrechnungssteuer`,
  withheldAt: (rate) => `${rate} Verrechnungssteuer`,
  wrong: { shares: "Geben Sie eine ganze Zahl von Aktien ein, von 1 bis 10’000’000’000." },
});
