import type { Brand } from "../../../../brand/schema.ts";

export const brand: Brand = {
  name: "Ostrey Harbours",
  shortName: "Ostrey",
  legalName: "Ostrey Harbours plc",
  slug: "ostrey",
  listings: [{ exchange: "LSE", mic: "XLON", ticker: "OSTR", currency: "GBX" }],
  locale: "en-GB",
  timeZone: "Europe/London",
  currency: { code: "GBP", hundredths: "pence" },
  email: { sender: "investors@ostrey.example" },
  social: ["https://social.example/ostrey"],
  repository: "ostrey-site",
};
