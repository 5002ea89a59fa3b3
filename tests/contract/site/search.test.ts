import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { SearchContent } from "../../../src/application/search-content.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createContainer } from "../../../src/composition/container.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import type { SearchScope } from "../../../src/domain/search/search.ts";
import { hasSample } from "../../configuration/sample.ts";

const config = readConfig({ LOG_LEVEL: "silent" });
/** It reads the text of all files. */
const PREPARE_TIMEOUT_MS = 120_000;
const CALENDAR = "/investors#part-financial-calendar";
const DIVIDENDS = "/investors/dividends#dividends";

/** What visitors type, separated by commas, by the address that has to be first. */
const PAGES: Readonly<Record<string, string>> = {
  [CALENDAR]:
    "next dividend, when is the next dividend paid, ex dividend date, end of financial year, webcast",
  "/agm-2027": "AGM, next annual general meeting, how to attend the meeting, proxy form",
  "/agm-2026": "AGM 2026, how the resolutions went, proportional takeover provisions",
  "/investors": "financial calendar, EPS",
  "/results": "latest results, results",
  "/results/fy26": "FY26 results",
  "/results/hy26": "results HY26",
  "/investors/dividends": "dividend history",
  [DIVIDENDS]: "record date FY26",
  "/investors/shareholder-services":
    "DRP, change my bank details, tax file number, share price, ticker, share registry",
  "/company/leadership": "CFO, CEO, management team, board of directors, okafor, leadreship",
  "/company/corporate-governance": "policies, whistleblower, auditor, remuneration, risk management",
  "/company/supplier-engagement": "supplier contact, become a supplier, invoice, modern slavery",
  "/careers": "jobs, vacancies",
  "/careers/how-we-hire": "interview, how do you hire",
  "/sustainability/supporting-our-people": "parental leave",
  "/contact": "contact, phone number, brisbane office, media contact, investor relations contact",
  "/assistance": "complaint, self exclusion, scam, forgot password, close my account",
  "/sustainability/customer-care": "gambling help, deposit limit",
  "/sustainability/community": "community grants, sponsorship",
  "/sustainability": "ESG",
  "/news": "news",
  "/privacy-policy": "privacy, cookies",
  "/accessibility": "accessibility",
  "/terms": "terms and conditions",
};

describe.skipIf(!hasSample)("what visitors look for in the sample content", () => {
  const container = createContainer(config);
  const content = () => container.resolve(tokens.content).read();
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T00:00:00Z") });
    await container.resolve(tokens.searchIndex).prepare(await content());
  }, PREPARE_TIMEOUT_MS);
  afterAll(async () => {
    vi.useRealTimers();
    await container.resolve(tokens.searchIndex).close();
  });

  const search = async (text: string, scope: SearchScope = "page") =>
    (await container.resolve(SearchContent).run(await content(), { text, scope, page: 1, pageSize: 5 }))
      .items;

  const typed = Object.entries(PAGES).flatMap(([href, texts]) =>
    texts.split(", ").map((text) => [text, href] as const),
  );
  it.each(typed)("%s: %s is first", async (text, href) => {
    expect((await search(text))[0]?.href).toBe(href);
  });

  it.each([
    ["annual report", "annual-report-2026"],
    ["sustainability report", "sustainability-report-2026"],
    ["results presentation", "presentation-fy26"],
    ["notice of meeting", "notice-of-meeting-2026"],
    ["board charter", "board-charter"],
    ["code of conduct", "policy-code-of-conduct"],
    ["insider trading", "policy-securities-trading"],
    ["anti-bribery", "policy-anti-bribery"],
  ])("%s: %s.pdf is the first document", async (text, name) => {
    expect((await search(text, "pdf"))[0]?.href).toContain(`/${name}.pdf`);
  });

  it("dates to come lead, the nearest first, and each result says where it is", async () => {
    const dates = await search("next dividend");
    expect(dates.map(({ date }) => date).slice(0, 3)).toEqual(["2027-03-02", "2027-03-03", "2027-03-24"]);
    expect(dates[0]).toMatchObject({ within: "Investor centre" });
    expect((await search("dividend history"))[0]).toMatchObject({ within: "Investor centre" });
  });
});
