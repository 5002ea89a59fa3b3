import type { Brand } from "../../../brand/schema.ts";

/** The brand that unit tests know. */
export const brand: Brand = {
  name: "Example Group",
  shortName: "Example",
  legalName: "Example Group Limited",
  slug: "example",
  listings: [
    { exchange: "ASX", mic: "XASX", ticker: "EXG", isin: "AU0000000EX4", currency: "AUD" },
    { exchange: "OTC", mic: "OTCM", ticker: "EXGPY", currency: "USD" },
  ],
  lei: "529900EXAMPLE0000073",
  locale: "en-AU",
  timeZone: "Australia/Brisbane",
  currency: { code: "AUD", sign: "A$", hundredths: "cents" },
  email: { sender: "investors@company.example" },
  social: [],
  repository: "example",
};
