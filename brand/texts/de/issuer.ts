import type { issuer as english } from "../en/issuer.ts";

export const issuer: typeof english = {
  company: "Das Unternehmen",
  listings: "Notierungen",
  parties: "Berater und Dienstleister",
  legalName: "Firma",
  form: "Rechtsform",
  place: "Eingetragen in",
  seat: "Sitz",
  office: "Geschäftsanschrift",
  vatId: "Umsatzsteuer-Identifikationsnummer",
  lei: "Rechtsträgerkennung (LEI)",
  yearEnd: "Ende des Geschäftsjahrs",
  currency: "Berichtswährung",
  representatives: "Vertreten durch",
  indices: "Indizes",
  said: {
    chairOf: "Vorsitzende des, Vorsitzender des, Vorsitz des, Vorsitz im",
    committee: "Ausschuss, Ausschusses",
    parties: {
      Registrar: "Aktienregister führt, Registerstelle ist",
      Auditor: "Abschlussprüfer ist, Wirtschaftsprüfer ist, Revisionsstelle ist",
    },
    chairedBy: "Vorsitz, Vorsitzende, Vorsitzender",
  },
  exchange: "Börse",
  ticker: "Kürzel",
  isin: "Wertpapierkennnummer (ISIN)",
  priceIn: "Kurs in",
  hundredthsOf: (currency: string) => `Hundertstel von ${currency}`,
  receipts: (receipts: number, shares: number) =>
    `${receipts} ${receipts === 1 ? "Hinterlegungsschein" : "Hinterlegungsscheine"} für ${shares} ${shares === 1 ? "Aktie" : "Aktien"}`,
  roles: {
    Registrar: "Registerführung",
    Auditor: "Abschlussprüfung",
    Broker: "Wertpapierhaus",
    "Nominated adviser": "Nominated Adviser (AIM)",
    Sponsor: "Zulassungsbegleiter",
    "Depositary bank": "Depotbank der Hinterlegungsscheine",
    "Paying agent": "Zahlstelle",
  },
};
