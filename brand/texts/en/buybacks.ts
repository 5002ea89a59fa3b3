/** Programmes of share buy-backs, and their transactions. */
export const buybacks = {
  programmes: "Programmes",
  transactions: "Transactions",
  programme: {
    title: "Programme",
    status: "Status",
    purpose: "Purpose",
    boughtShares: "Shares that are bought",
    isin: "ISIN",
    from: "First day",
    to: "Last day at most",
    maxShares: "Maximum number of shares",
    maxPaid: "Maximum amount",
    bought: "Shares bought",
    paid: "Paid in total",
    currency: "Currency of amounts",
    average: "Average price of all",
    progress: "Of the maximum (%)",
    venues: "Venues",
    broker: "Broker",
    document: "Announcement",
  },
  statuses: {
    Announced: "Announced",
    Running: "Running",
    Suspended: "Suspended",
    Completed: "Completed",
    "Ended early": "Ended early",
  },
  boughtShares: { Cancelled: "Cancelled", "Held by the company": "Held by the company" },
  /** Heads of columns, also in files that editors upload. */
  columns: {
    date: "Date",
    until: "Until",
    venue: "Venue",
    currency: "Currency",
    shares: "Shares",
    average: "Average price",
    lowest: "Lowest price",
    highest: "Highest price",
    paid: "Paid",
    programme: "Programme",
  },
  none: "There is no programme of buy-backs.",
  noTransactions: "No shares have been bought yet.",
  /** Where a transaction cannot be read. */
  incomplete: "Not all transactions can be shown at the moment: there are no sums.",
  /** The name of the figure of a programme beside other key figures. */
  figure: (programme: string) => `Shares bought back, ${programme}`,
  /** Before a day. */
  until: "until",
};
