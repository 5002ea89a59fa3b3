/** Dividends: their names, their table, and what a holding was paid. */
export const dividends = {
  /** By their values in the content model. */
  kinds: {
    Interim: "Interim dividend",
    Final: "Final dividend",
    Special: "Special dividend",
    Quarterly: "Quarterly dividend",
    Monthly: "Monthly dividend",
    "First instalment": "Dividend, first instalment",
    "Second instalment": "Dividend, second instalment",
    "Capital repayment": "Capital repayment",
    "Return of capital": "Return of capital",
  },
  status: "Status",
  statuses: {
    Planned: "Planned, not decided yet",
    Proposed: "Proposed to the general meeting",
    Declared: "Declared",
    Paid: "Paid",
    Deferred: "Deferred",
    Cancelled: "Cancelled",
  },
  changed: "Changed",
  /** What an amount, a day or a status was: `before: 12.0 cents`. */
  wasBefore: (value: string) => `before: ${value}`,
  /** The name of a column of a file: `Payment date, before the change`. */
  beforeChange: (measure: string) => `${measure}, before the change`,
  shareClass: "Class of shares",
  note: "Note",
  /** Of dividends without a class, where others have one. */
  noClass: "Shares without a class",
  /** The parts of an amount, by their values in the content model. */
  parts: {
    Franked: "Franked",
    Unfranked: "Unfranked",
    "Conduit foreign income": "Conduit foreign income, unfranked",
    "Property income distribution": "Property income distribution (PID)",
    "Ordinary, no property income": "Ordinary dividend, not PID",
    "From retained earnings": "From retained earnings",
    "From capital reserves": "From capital reserves",
    "From the contribution account": "From the contribution account (section 27 KStG)",
    "Return of capital": "Return of capital",
    "Capital gain": "Capital gain",
  },
  otherPart: "Other part",
  /** An amount of 0. */
  nil: "nil",
  nilNote: "No dividend is paid",
  /** One of no kind. */
  dividend: "Dividend",
  days: {
    ex: "Ex-dividend date",
    record: "Record date",
    currencyElection: "Currency election deadline",
    election: "Share election deadline",
    payment: "Payment date",
  },
  /**
   * By which titles in calendars name the days, so that a date is not shown twice: beginnings of words, with commas between
   * them, in lower case.
   */
  words: {
    dividend: "dividend, distribution",
    days: {
      ex: "ex dividend, ex date, ex day, ex distribution",
      record: "record, books close",
      currencyElection: "currency election",
      election: "election, drp",
      payment: "payment, paid, payable, pay date",
    },
    between: "date, day, deadline, for, of, the, on, to, shareholder, holder, cash",
  },
  /** How sentences state facts, with commas between the words: the report compares them with the fields. */
  said: {
    /** Between the name of a dividend and its amount. */
    amount: "of, is, was, will be, remains, stands at",
    /** After an amount in whole units. */
    perShare: "a share, per share, for each share",
    /** Before a day. */
    days: {
      ex: "ex-dividend on, ex-dividend date is, ex-dividend date",
      record: "registered on, on the register on, record date is, record date of, record date",
      payment: "paid on, payable on, payment date is, payment date",
    },
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
  /** The amount for one share of today, after splits. */
  adjusted: "Adjusted for splits",
  currencies: "Also paid in",
  inCurrencyOf: (measure: string, currency: string) => `${measure}, in ${currency}`,
  plan: "Shares instead of money",
  plans: { "Reinvestment plan": "Reinvestment plan", "Scrip dividend": "Scrip dividend" },
  discount: "Discount",
  ratio: "Ratio",
  ratioOf: (more: string, held: string) => `${more} new for ${held} held`,
  electionFrom: "Election opens",
  franked: "Franked",
  withholding: "Tax withheld",
  /** Of a part: `Franked, tax withheld`. */
  withheldOf: (part: string) => `${part}, tax withheld`,
  /** Follows the amount of a part: `35% tax withheld`. */
  withheldAt: (rate: string) => `${rate} tax withheld`,
  reinvestmentPrice: "Reinvestment price",
  declared: "Declared",
  byYear: "Dividends by year of payment",
  calculator: "What your shares were paid",
  calculatorIntro: "For a holding of which nothing was bought or sold, before tax.",
  shares: "Number of shares",
  class: "Class of shares",
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
    class: "Choose a class of shares of the list.",
  },
  /** The answer, before its table: what so many shares were paid, in each currency. */
  answer: (shares: string, isOne: boolean, paid: string) =>
    isOne ? `One share was paid ${paid}.` : `${shares} shares were paid ${paid}.`,
  /** After it, in the currency that the visitor chose. */
  answerIn: (paid: string) => `That is ${paid}.`,
  /** The column with the number of shares before splits. */
  sharesThen: "Shares then",
  /** Where shares have been split since. */
  overSplit:
    "The number of shares is that of the last day. For payments before a split, it is converted to what the holding was then.",
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
  /** Below the history: money that is not a dividend, such as a capital return. */
  beside: "Paid to holders beside dividends:",
  /** What has become of the price that holders paid: `Demerger, 1 new for 4 held`; `Larkfield: 85%; Windfall: 15%`. */
  costBase: (event: string, parts: string) => `Cost base of your shares after “${event}”: ${parts}`,
  noPayments: "No dividend was paid in this time.",
  /** Before the names of dividends. */
  noTotal:
    "There is no total, because the amount, the payment date or the number of shares then is not known of:",
  information:
    "For information only. Each payment is rounded to the smallest coin; your statement may differ.",
  workbook: "Download as an Excel workbook",
  /** Columns of the workbook. */
  sheet: { currency: "Currency", rate: "Rate", day: "Day of the rate" },
};
