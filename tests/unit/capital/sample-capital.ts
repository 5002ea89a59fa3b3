import type { DebtInstrument } from "../../../src/domain/capital/debt.ts";
import type { Holder } from "../../../src/domain/capital/holder.ts";
import type { ShareClass } from "../../../src/domain/capital/share-capital.ts";
import "../../../src/domain/capital/capital-sections.ts";
import type { SectionOf } from "../../../src/domain/content/section.ts";
import { currencyCode } from "../../../src/domain/money/currency.ts";

export const bond = (fields: Partial<DebtInstrument> = {}): DebtInstrument => ({
  name: "Notes 2029",
  volume: 250,
  currency: currencyCode("AUD"),
  maturity: "2029-05-15",
  ...fields,
});

/** A thousand shares with a vote each. */
export const shareClass = (fields: Partial<ShareClass> = {}): ShareClass => ({
  name: "Ordinary shares",
  onIssue: 1_000,
  treasury: 0,
  votesPerShare: 1,
  ...fields,
});

export const holder = (fields: Partial<Holder> = {}): Holder => ({
  name: "A fund",
  shares: 85,
  percent: 8.5,
  ...fields,
});

export const shares = (fields: Partial<SectionOf<"share-capital">> = {}): SectionOf<"share-capital"> => ({
  kind: "share-capital",
  heading: "Shares",
  source: "Share register",
  intro: [],
  asAt: "2026-09-16",
  classes: [shareClass()],
  holders: [holder()],
  ...fields,
});

export const debt = (fields: Partial<SectionOf<"debt">> = {}): SectionOf<"debt"> => ({
  kind: "debt",
  heading: "Debt",
  source: "Annual report",
  intro: [],
  asAt: "2026-06-30",
  ratings: [],
  instruments: [],
  ...fields,
});
