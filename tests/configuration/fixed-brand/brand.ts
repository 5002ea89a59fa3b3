import type { Brand } from "../../../brand/schema.ts";

/** The brand that unit tests know. */
export const brand: Brand = {
  name: "Example Group",
  shortName: "Example",
  legalName: "Example Group Limited",
  slug: "example",
  listings: [
    { exchange: "ASX", mic: "XASX", ticker: "EXG", isin: "AU0000000EX4", currency: "AUD" },
    {
      exchange: "OTC",
      mic: "OTCM",
      ticker: "EXGPY",
      currency: "USD",
      receipts: { receipts: 1, shares: 5 },
    },
    { exchange: "JSE", mic: "XJSE", ticker: "EXG", isin: "AU0000000EX4", currency: "ZAc" },
  ],
  lei: "529900EXAMPLE0000073",
  legal: {
    form: "Public company limited by shares",
    country: "AU",
    place: "Queensland, Australia",
    office: ["1 Example Street", "Brisbane QLD 4000"],
    numbers: [{ name: "ACN", number: "000 000 019" }],
    vatId: "AU000000019",
  },
  yearEnd: "06-30",
  locale: "en-AU",
  timeZone: "Australia/Brisbane",
  currency: { code: "AUD", sign: "A$", hundredths: "cents" },
  email: { sender: "investors@company.example" },
  social: [],
  repository: "example",
};
