import type { Synonyms } from "./schema.ts";

/** Expressions that the search treats as the same, by language. Add the names of the company's own products. */
export const synonyms: Synonyms = {
  en: [
    ["CEO", "chief executive officer", "chief executive"],
    ["CFO", "chief financial officer"],
    ["COO", "chief operating officer"],
    ["chair", "chairman", "chairperson", "chairwoman"],
    ["AGM", "annual general meeting"],
    ["EGM", "extraordinary general meeting"],
    ["P&L", "profit and loss", "income statement"],
    ["EPS", "earnings per share"],
    ["DPS", "dividend per share", "dividends per share"],
    ["DRP", "dividend reinvestment plan"],
    ["NPAT", "net profit after tax"],
    ["ESG", "environmental, social and governance"],
    ["IR", "investor relations"],
    ["M&A", "mergers and acquisitions"],
  ],
  de: [
    [
      "CEO",
      "Vorstandsvorsitzender",
      "Vorstandsvorsitzende",
      "Vorsitzender des Vorstands",
      "Vorsitzende des Vorstands",
    ],
    ["CFO", "Finanzvorstand", "Finanzvorständin"],
    ["HV", "Hauptversammlung", "AGM"],
    ["AR", "Aufsichtsrat"],
    ["GuV", "Gewinn- und Verlustrechnung"],
    ["EPS", "Ergebnis je Aktie", "Gewinn je Aktie"],
    ["ESG", "Umwelt, Soziales und Governance"],
    ["IR", "Investor Relations"],
    ["GB", "Geschäftsbericht"],
    ["M&A", "Fusionen und Übernahmen"],
  ],
};
