import type { Brand } from "./schema.ts";

export const brand: Brand = {
  name: "Larkfield Group",
  shortName: "Larkfield",
  legalName: "Larkfield Group Limited",
  slug: "larkfield",
  listings: [{ exchange: "ASX", mic: "XASX", ticker: "LKF", currency: "AUD" }],
  locale: "en-AU",
  timeZone: "Australia/Brisbane",
  currency: { code: "AUD", sign: "A$", hundredths: "cents" },
  email: { sender: "investors@larkfield.example" },
  social: [],
  repository: "larkfield",
};
