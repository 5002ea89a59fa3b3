import type { Brand } from "../../../brand/schema.ts";

/** The brand that unit tests know. */
export const brand: Brand = {
  name: "Example Group",
  shortName: "Example",
  legalName: "Example Group Limited",
  slug: "example",
  listing: { exchange: "ASX", ticker: "EXG" },
  locale: "en-AU",
  timeZone: "Australia/Brisbane",
  currency: { sign: "A$", hundredths: "cents" },
  email: { sender: "investors@company.example" },
  social: [],
  repository: "example",
};
