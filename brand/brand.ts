import type { Brand } from "./schema.ts";

export const brand: Brand = {
  name: "Larkfield Group",
  shortName: "Larkfield",
  legalName: "Larkfield Group Limited",
  slug: "larkfield",
  listings: [{ exchange: "ASX", mic: "XASX", ticker: "LKF", isin: "AU000000LKF8", currency: "AUD" }],
  lei: "529900LARKFIELD00004",
  legal: {
    form: "Public company limited by shares",
    country: "AU",
    place: "Queensland, Australia",
    office: ["Level 14, 80 Petrie Crossing", "Brisbane QLD 4000"],
    numbers: [
      { name: "ACN", number: "000 000 019" },
      { name: "ABN", number: "89 000 000 019" },
    ],
  },
  yearEnd: "06-30",
  locale: "en-AU",
  timeZone: "Australia/Brisbane",
  currency: { code: "AUD", sign: "A$", hundredths: "cents" },
  email: { sender: "investors@larkfield.example" },
  social: [],
  repository: "larkfield",
  translations: [
    {
      locale: "de-DE",
      currency: { hundredths: "Cent" },
      legal: {
        form: "Aktiengesellschaft nach australischem Recht (Public Company Limited by Shares)",
        place: "Queensland, Australien",
      },
    },
  ],
};
