/** Splits and what else changes the shares of all holders. */
export const actions = {
  /** By their values in the content model. */
  kinds: {
    Split: "Share split",
    Consolidation: "Share consolidation",
    "Bonus issue": "Bonus issue",
    "Rights issue": "Rights issue",
    Demerger: "Demerger",
    "Capital return": "Capital return",
  },
  /** One of no kind, and the column of their names. */
  action: "Corporate action",
  status: "Status",
  statuses: { Proposed: "Proposed", Decided: "Decided", Cancelled: "Cancelled" },
  shareClass: "Class of shares",
  ratio: "Ratio",
  /** The ratio of new shares to those that they replace: `2 for 1`. */
  inPlace: (now: string, before: string) => `${now} for ${before}`,
  /** The ratio of additional shares to those held: `1 new for 10 held`. */
  inAddition: (more: string, held: string) => `${more} new for ${held} held`,
  announced: "Announced",
  days: {
    ex: "Ex date",
    record: "Record date",
    subscription: "End of subscription",
    completion: "Completion",
  },
  price: "Price or payment a share",
  currency: "Currency",
  factor: "Factor for earlier amounts",
  costBase: "Cost base",
  note: "Note",
  none: "The number of shares has not been changed by a split or a similar step.",
  history: "Splits and other corporate actions",
};
