/** Who the company is by law and at its exchanges. */
export const issuer = {
  /** Names of the tables. */
  company: "The company",
  listings: "Listings",
  parties: "Advisers and service providers",
  legalName: "Registered name",
  form: "Legal form",
  place: "Registered in",
  seat: "Seat",
  office: "Registered office",
  vatId: "VAT number",
  lei: "Legal Entity Identifier (LEI)",
  yearEnd: "Financial year ends",
  currency: "Reports in",
  representatives: "Represented by",
  indices: "Indices",
  /** How roles and sentences state who chairs a committee, with commas between the words. */
  said: {
    chairOf: "chair of the, chair of, chairman of the, chairwoman of the, chairperson of the",
    committee: "committee",
    /** Precedes the name of the person. */
    parties: {
      Registrar: "share register is kept by, share registrar is, share registry is",
      Auditor: "auditor is, auditors are, external auditor is",
    },
    chairedBy: "chaired by, chair",
  },
  exchange: "Exchange",
  ticker: "Code",
  isin: "ISIN",
  priceIn: "Price in",
  /** After the code of a currency that an exchange writes for hundredths: `GBX, hundredths of GBP`. */
  hundredthsOf: (currency: string) => `hundredths of ${currency}`,
  /** What is traded instead of shares. */
  receipts: (receipts: number, shares: number) =>
    `${receipts} depositary ${receipts === 1 ? "receipt" : "receipts"} for ${shares} ${shares === 1 ? "share" : "shares"}`,
  /** By their values in the content model. */
  roles: {
    Registrar: "Share registrar",
    Auditor: "Auditor",
    Broker: "Broker",
    "Nominated adviser": "Nominated adviser",
    Sponsor: "Sponsor",
    "Depositary bank": "Depositary bank",
    "Paying agent": "Paying agent",
  },
};
