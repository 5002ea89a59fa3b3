/** The four businesses and the corporate costs. */
export interface Split {
  readonly furlong: number;
  readonly venues: number;
  readonly gamingServices: number;
  readonly racingMedia: number;
}

/** The accounts of a period, in millions of Australian dollars unless stated otherwise. */
export interface Accounts {
  readonly label: string;
  /** Last day of the period. */
  readonly ended: string;
  readonly months: 6 | 12;
  readonly revenue: number;
  readonly segmentRevenue: Split;
  readonly costs: {
    readonly wagering: number;
    readonly people: number;
    readonly technology: number;
    readonly marketing: number;
    readonly other: number;
  };
  readonly ebitda: number;
  readonly segmentEbitda: Split;
  readonly corporate: number;
  readonly depreciation: number;
  /** Part of depreciation and amortisation that comes from acquired intangibles. */
  readonly acquiredAmortisation: number;
  readonly finance: number;
  readonly tax: number;
  readonly profit: number;
  readonly dividend: { readonly interim: number; readonly final: number };
  readonly cash: {
    readonly working: number;
    readonly interest: number;
    readonly tax: number;
    readonly equipment: number;
    readonly software: number;
    readonly leases: number;
    readonly dividends: number;
    readonly borrowings: number;
  };
  readonly sheet: {
    readonly cash: number;
    readonly receivables: number;
    readonly otherAssets: number;
    readonly equipment: number;
    readonly leased: number;
    readonly intangibles: number;
    readonly payables: number;
    readonly customers: number;
    readonly provisions: number;
    readonly currentTax: number;
    readonly borrowings: number;
    readonly leaseLiabilities: number;
    readonly deferredTax: number;
    readonly capital: number;
    readonly reserves: number;
    readonly retained: number;
  };
}

/** Shares on issue, in millions. */
export const sharesOnIssue = 842;

/** Total of the four businesses. */
export function sumOf(split: Split): number {
  return split.furlong + split.venues + split.gamingServices + split.racingMedia;
}

/** Totals of the balance sheet. */
export function totals(accounts: Accounts): {
  current: number;
  assets: number;
  currentLiabilities: number;
  liabilities: number;
  net: number;
  equity: number;
  netDebt: number;
} {
  const s = accounts.sheet;
  const current = s.cash + s.receivables + s.otherAssets;
  const assets = current + s.equipment + s.leased + s.intangibles;
  const currentLiabilities = s.payables + s.customers + s.provisions + s.currentTax;
  const liabilities = currentLiabilities + s.borrowings + s.leaseLiabilities + s.deferredTax;
  return {
    current,
    assets,
    currentLiabilities,
    liabilities,
    net: assets - liabilities,
    equity: s.capital + s.reserves + s.retained,
    netDebt: s.borrowings - s.cash,
  };
}

/** Totals of the cash flow. */
export function flows(accounts: Accounts): {
  operating: number;
  investing: number;
  financing: number;
  change: number;
  free: number;
} {
  const c = accounts.cash;
  const operating = accounts.ebitda + c.working + c.interest + c.tax;
  const investing = c.equipment + c.software;
  const financing = c.leases + c.dividends + c.borrowings;
  return {
    operating,
    investing,
    financing,
    change: operating + investing + financing,
    free: operating + investing + c.leases,
  };
}

/** Earnings per share in cents. */
export function earningsPerShare(accounts: Accounts): number {
  return (accounts.profit / sharesOnIssue) * 100;
}

/** Dividend for the period in cents. */
export function dividendOf(accounts: Accounts): number {
  return accounts.dividend.interim + accounts.dividend.final;
}

/** Profit before amortisation of acquired intangibles, after tax at 30%. */
export function profitBeforeAcquired(accounts: Accounts): number {
  return accounts.profit + accounts.acquiredAmortisation * 0.7;
}

function same(left: number, right: number, what: string): void {
  if (Math.abs(left - right) > 0.051)
    throw new Error(`${what}: ${left.toFixed(2)} is not ${right.toFixed(2)}`);
}

/** Throws if the accounts of a period do not add up, or do not match its opening balance. */
export function prove(accounts: Accounts, opening: Accounts | undefined): void {
  const { label, costs } = accounts;
  const spent = costs.wagering + costs.people + costs.technology + costs.marketing + costs.other;
  same(sumOf(accounts.segmentRevenue), accounts.revenue, `${label} revenue by business`);
  same(sumOf(accounts.segmentEbitda) - accounts.corporate, accounts.ebitda, `${label} EBITDA by business`);
  same(accounts.revenue - spent, accounts.ebitda, `${label} revenue less costs`);
  same(
    accounts.ebitda - accounts.depreciation - accounts.finance - accounts.tax,
    accounts.profit,
    `${label} profit`,
  );
  const sums = totals(accounts);
  same(sums.net, sums.equity, `${label} balance sheet`);
  if (opening === undefined) return;
  same(opening.sheet.cash + flows(accounts).change, accounts.sheet.cash, `${label} cash`);
  same(
    opening.sheet.retained + accounts.profit + accounts.cash.dividends,
    accounts.sheet.retained,
    `${label} retained profits`,
  );
  same(opening.sheet.borrowings + accounts.cash.borrowings, accounts.sheet.borrowings, `${label} borrowings`);
}
