/** What a visitor types, and what answers it. */
export interface JudgedSearch {
  readonly text: string;
  /** Paths of pages, names of files and references of announcements, any of which a visitor would accept. */
  readonly accepted: readonly string[];
}

/** Splits lines of `what is typed: accepted accepted …`. */
function judged(lines: string): readonly JudgedSearch[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [text = "", accepted = ""] = line.trim().split(": ");
      return { text, accepted: accepted.split(" ") };
    });
}

/**
 * What visitors of a company's site come for, by who they are, written down from their tasks and the pages of the sample before
 * any result was seen. A search that fails is mended in the search, or by a word of the page or a synonym; never here.
 */
export const JUDGED_SEARCHES: readonly JudgedSearch[] = [
  // An investor.
  ...judged(`
    share price: /investors/shareholder-services /investors
    dividend: /investors/dividends /investors /investors/shareholder-services
    dividend history: /investors/dividends
    next dividend: /investors /investors/dividends /investors/shareholder-services
    dividend payment date: /investors /investors/dividends /investors/shareholder-services
    franking: /investors/dividends
    dividend 2025: /investors/dividends
    interim dividend 2026: /news/interim-dividend-2026 /investors/dividends /results/hy26 LKF-2026-004
    reinvestment plan: /investors/shareholder-services
    change bank details: /investors/shareholder-services /contact /news/interim-dividend-2026
    shareholder login: /investors/shareholder-services /contact
    login: /investors/shareholder-services /contact /assistance
    share registry: /investors/shareholder-services /contact
    tax file number: /investors/shareholder-services
    deceased estate: /investors/shareholder-services
    annual report: LKF-2026-017 /investors /investors/shares-and-debt /results/fy26
    annual report 2025: LKF-2025-017 /investors /investors/shares-and-debt /results/fy25
    results: /results /results/fy26 /investors
    results 2026: /results/fy26 /results /news/fy26-results
    half year results: /results/hy26 /results /news/hy26-results
    FY25 results: /results/fy25 /news/fy25-results
    EBITDA: /results/fy26 /results /investors
    net debt: /investors/shares-and-debt /results/fy26 /investors
    credit rating: /investors/shares-and-debt
    bonds: /investors/shares-and-debt
    isin: /investors/shares-and-debt
    debt maturities: /investors/shares-and-debt
    largest shareholder: /investors/shares-and-debt
    substantial holder: /investors/shares-and-debt LKF-2026-011
    number of shares on issue: /investors/shares-and-debt /investors/shareholder-services
    842,016,240: /investors/shares-and-debt
    842016240: /investors/shares-and-debt
    AU3CBLKF0299: /investors/shares-and-debt
    AGM: /agm-2027
    AGM 2026: /agm-2026 /news/agm-2026
    when is the next annual general meeting: /agm-2027
    agm voting results: /agm-2026 LKF-2026-021 /news/agm-2026
    proxy: /agm-2027 /investors/shareholder-services
    remuneration report: /company/corporate-governance /agm-2026
    renumeration report: /company/corporate-governance /agm-2026
    financial calendar: /investors /news/investor-calendar-2027
    17/02/2027: /investors /news/investor-calendar-2027 /investors/shareholder-services
    22 October 2026: /agm-2026 /news/agm-2026 LKF-2026-019 LKF-2026-020 LKF-2026-021
    recording: /agm-2026 /results/fy26 /investors
    ASX announcements: /investors/announcements
    trading update: LKF-2026-019 /investors/announcements
    appointment of director: LKF-2026-010 /company/leadership
    LKF: /investors /investors/shares-and-debt /investors/shareholder-services /company
    withholding tax: /investors/shareholder-services
    calendar subscription: /investors
    excel: /results/fy26 /results /investors /investors/shares-and-debt /investors/shareholder-services /investors/dividends
  `),
  // A journalist.
  ...judged(`
    press kit: /company/press-kit
    logo: /company/press-kit
    portrait of the chair: /company/press-kit /company/leadership
    media contact: /contact /company/press-kit
    news: /news
    RSS: /news /investors/announcements
    chief executive: /company/leadership
    Ellery: /company/leadership /company/press-kit
    Elery: /company/leadership /company/press-kit
    okafor: /company/leadership /company/press-kit
    board: /company/leadership /company/corporate-governance
    head office: /contact
    what does larkfield do: /company /
    number of employees: /company /careers /careers/our-teams /sustainability/supporting-our-people /sustainability
    gaming machines: /company /
    newsletter: /news /privacy-policy /investors
    clear limits: /sustainability/customer-care /sustainability /news/clear-limits-launch /news/clear-limits-two-years
  `),
  // Somebody who looks for work.
  ...judged(`
    jobs: /careers
    vacancies: /careers
    graduate program: /news/engineering-graduates-2025 /careers /careers/our-teams /careers/how-we-hire
    apprentice: /news/technician-apprentices-2024 /careers/our-teams /careers/how-we-hire
    interview: /careers/how-we-hire
    parental leave: /sustainability/supporting-our-people
    engineers: /careers/our-teams /careers
    culture: /careers/our-culture
    diversity: /sustainability/supporting-our-people /careers/our-culture /company/corporate-governance
  `),
  // A supplier.
  ...judged(`
    become a supplier: /company/supplier-engagement
    invoice: /company/supplier-engagement
    payment terms: /company/supplier-engagement
    purchase order: /company/supplier-engagement
    modern slavery: /company/supplier-engagement /company/corporate-governance
    procurement: /company/supplier-engagement
  `),
  // A customer, a neighbour.
  ...judged(`
    forgot password: /assistance
    complaint: /assistance /contact
    self exclusion: /assistance /sustainability/customer-care /contact
    deposit limit: /sustainability/customer-care /assistance /news/deposit-limits-at-sign-up
    gambling help: /assistance /sustainability/customer-care
    phone number: /contact
    1800975720: /contact /investors/shareholder-services
    address: /contact
    melbourne office: /contact
    parking: /contact
    grant application: /sustainability/community /contact
    whistleblower: /company/corporate-governance /contact
    privacy: /privacy-policy
    cookies: /privacy-policy
    carbon emissions: /sustainability/sustainable-future /sustainability
    screen reader: /accessibility
    terms: /terms
  `),
];
