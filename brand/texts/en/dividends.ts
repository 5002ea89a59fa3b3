/** Dividends: their names, their table, and what a holding was paid. */
export const dividends = {
  /** By their values in the content model. */
  kinds: {
    Interim: "Interim dividend",
    Final: "Final dividend",
    Special: "Special dividend",
    Quarterly: "Quarterly dividend",
  },
  /** One of no kind. */
  dividend: "Dividend",
  days: {
    ex: "Ex-dividend date",
    record: "Record date",
    election: "Election deadline",
    payment: "Payment date",
  },
  otherExchange: "other exchange",
  /** `10.5 cents a share`; the unit of a chart: `EUR a share`. */
  aShare: (amount: string) => `${amount} a share`,
  next: "Next payment",
  /** Heads the newest one when none is to come. */
  latest: "Latest payment",
  none: "No dividends have been declared yet.",
  history: "Dividend history",
  amount: "Amount a share",
  franked: "Franked",
  withholding: "Tax withheld",
  reinvestmentPrice: "Reinvestment price",
  declared: "Declared",
  byYear: "Dividends by year of payment",
  calculator: "What your shares were paid",
  calculatorIntro: "For a holding that was the same on all record dates, before tax.",
  shares: "Number of shares",
  from: "Paid from",
  to: "Paid until",
  /** Of a list of currencies, of which the first entry is {@link notConverted}. */
  currency: "Convert to",
  notConverted: "No other currency",
  calculate: "Calculate",
  /** Below the field that it is about. */
  wrong: {
    shares: "Enter a whole number of shares, from 1 to 10,000,000,000.",
    from: "Enter a date, or leave this empty for all years.",
    to: "Enter a date that is not before the first one, or leave this empty for today.",
    currency: "Choose a currency of the list. Others cannot be converted.",
  },
  paidFor: (shares: string) => `Paid for ${shares} shares`,
  paid: "Paid",
  paidByYear: "Paid by year",
  year: "Year",
  total: "Total",
  /** The rate of a currency, and the day it was published for. */
  rate: "Rate and its day",
  inCurrency: (currency: string) => `Converted to ${currency}`,
  totalIn: (currency: string) => `Total in ${currency}`,
  /** Before the names of dividends. */
  noRate: (currency: string) =>
    `There is no total in ${currency}, because no rate is known for the payment date of:`,
  rates:
    "Converted at the euro reference rates of the European Central Bank for the payment date, or the last ones before it. Your bank’s rates may differ.",
  noPayments: "No dividend was paid in this time.",
  /** Before the names of dividends. */
  noTotal: "There is no total, because the amount or the payment date is not known of:",
  information:
    "For information only. Each payment is rounded to the smallest coin; your statement may differ.",
  workbook: "Download as an Excel workbook",
  /** Columns of the workbook. */
  sheet: { currency: "Currency", rate: "Rate", day: "Day of the rate" },
};
