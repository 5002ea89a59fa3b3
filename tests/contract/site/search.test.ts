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

describe.skipIf(!hasSample)("what visitors look for in the sample content", () => {
  const container = createContainer(config);
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T00:00:00Z") });
    await container
      .resolve(tokens.searchIndex)
      .prepare(await container.resolve(tokens.content).publishedRef());
  }, PREPARE_TIMEOUT_MS);
  afterAll(async () => {
    vi.useRealTimers();
    await container.resolve(tokens.searchIndex).close();
  });

  const search = async (text: string, scope: SearchScope = "page") =>
    (await container.resolve(SearchContent).run({ text, scope, page: 1, pageSize: 5 })).items;

  it.each([
    ["next dividend", CALENDAR],
    ["when is the next dividend paid", CALENDAR],
    ["ex dividend date", CALENDAR],
    ["AGM", "/agm-2027"],
    ["next annual general meeting", "/agm-2027"],
    ["AGM 2026", "/agm-2026"],
    ["how to attend the meeting", "/agm-2027"],
    ["proxy form", "/agm-2027"],
    ["how the resolutions went", "/agm-2026"],
    ["proportional takeover provisions", "/agm-2026"],
    ["end of financial year", CALENDAR],
    ["webcast", CALENDAR],
    ["financial calendar", "/investors"],
    ["EPS", "/investors"],
    ["latest results", "/results"],
    ["results", "/results"],
    ["FY26 results", "/results/fy26"],
    ["results HY26", "/results/hy26"],
    ["dividend history", "/investors/dividends"],
    ["record date FY26", DIVIDENDS],
    ["DRP", "/investors/shareholder-services"],
    ["change my bank details", "/investors/shareholder-services"],
    ["tax file number", "/investors/shareholder-services"],
    ["share price", "/investors/shareholder-services"],
    ["ticker", "/investors/shareholder-services"],
    ["share registry", "/investors/shareholder-services"],
    ["CFO", "/company/leadership"],
    ["CEO", "/company/leadership"],
    ["management team", "/company/leadership"],
    ["board of directors", "/company/leadership"],
    ["okafor", "/company/leadership"],
    ["leadreship", "/company/leadership"],
    ["policies", "/company/corporate-governance"],
    ["whistleblower", "/company/corporate-governance"],
    ["auditor", "/company/corporate-governance"],
    ["remuneration", "/company/corporate-governance"],
    ["risk management", "/company/corporate-governance"],
    ["supplier contact", "/company/supplier-engagement"],
    ["become a supplier", "/company/supplier-engagement"],
    ["invoice", "/company/supplier-engagement"],
    ["modern slavery", "/company/supplier-engagement"],
    ["jobs", "/careers"],
    ["vacancies", "/careers"],
    ["interview", "/careers/how-we-hire"],
    ["how do you hire", "/careers/how-we-hire"],
    ["parental leave", "/sustainability/supporting-our-people"],
    ["contact", "/contact"],
    ["phone number", "/contact"],
    ["brisbane office", "/contact"],
    ["media contact", "/contact"],
    ["investor relations contact", "/contact"],
    ["complaint", "/assistance"],
    ["self exclusion", "/assistance"],
    ["scam", "/assistance"],
    ["forgot password", "/assistance"],
    ["close my account", "/assistance"],
    ["gambling help", "/sustainability/customer-care"],
    ["deposit limit", "/sustainability/customer-care"],
    ["community grants", "/sustainability/community"],
    ["sponsorship", "/sustainability/community"],
    ["ESG", "/sustainability"],
    ["news", "/news"],
    ["privacy", "/privacy-policy"],
    ["cookies", "/privacy-policy"],
    ["accessibility", "/accessibility"],
    ["terms and conditions", "/terms"],
  ])("%s: %s is first", async (text, href) => {
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

  it("dates to come lead, the nearest first", async () => {
    const dates = (await search("next dividend")).map(({ date }) => date);
    expect(dates.slice(0, 3)).toEqual(["2027-03-02", "2027-03-03", "2027-03-24"]);
  });

  it("says where a page is, and of which day it is", async () => {
    const [date] = await search("next dividend");
    expect(date).toMatchObject({ within: "Investor centre", date: "2027-03-02" });
    expect((await search("dividend history"))[0]).toMatchObject({ within: "Investor centre" });
  });
});
