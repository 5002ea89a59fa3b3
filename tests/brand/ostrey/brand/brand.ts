import type { Brand } from "../../../../brand/schema.ts";

export const brand: Brand = {
  name: "Ostrey Harbours",
  shortName: "Ostrey",
  legalName: "Ostrey Harbours plc",
  slug: "ostrey",
  listings: [{ exchange: "LSE", mic: "XLON", ticker: "OSTR", currency: "GBX" }],
  legal: {
    form: "Public limited company",
    country: "GB",
    place: "England and Wales",
    office: ["4 Quay Street", "Ostrey OS1 4QS"],
    numbers: [{ name: "Company number", number: "00000019" }],
  },
  yearEnd: "03-31",
  locale: "en-GB",
  timeZone: "Europe/London",
  currency: { code: "GBP", hundredths: "pence" },
  email: { sender: "investors@ostrey.example" },
  social: ["https://social.example/ostrey"],
  repository: "ostrey-site",
};
