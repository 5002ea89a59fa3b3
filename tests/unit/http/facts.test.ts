import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { brand } from "../../../brand/brand.ts";
import { SyndicateContent } from "../../../src/application/syndicate-content.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { contentPage, homePage } from "../sample-content.ts";
import { PUBLIC_URL, siteOf } from "./site.ts";

const CHANGED = "2026-09-16T00:20:00.000Z";

const FIGURES: Section = {
  kind: "statistics",
  heading: "Costs",
  source: "Report",
  period: "FY26",
  figures: [{ value: "(39.7)", unit: "A$m", label: "Costs" }],
};
const time = { date: "2027-02-17", starts: "2027-02-16T22:30:00.000Z", status: "Moved" } as const;
const dates = [{ title: "Results", ...time }];
const serverOf = (...sections: Section[]) =>
  siteOf({ pages: [homePage(), { ...contentPage("shares"), changed: CHANGED, dates, sections }] });
const factsOf = async (...sections: Section[]) =>
  (await serverOf(...sections).server.inject("/facts.json")).json();

const place = { page: `${PUBLIC_URL}/shares`, published: CHANGED };

describe("GET /facts.json", () => {
  it("has figures and dates, each with its page, date and source", async () => {
    expect(await factsOf(FIGURES)).toMatchObject({
      $schema: `${PUBLIC_URL}/facts.schema.json`,
      language: brand.locale,
      company: expect.objectContaining({ name: brand.name }),
      figures: [
        {
          ...place,
          id: "/shares#figures.costs",
          title: "Costs",
          source: "Report",
          rows: [
            {
              id: "/shares#costs.costs.a-m.fy26",
              measure: "Costs",
              unit: "A$m",
              unitCode: "AUD",
              factor: 1_000_000,
              period: "FY26",
              value: -39.7,
            },
          ],
        },
      ],
      periods: [],
      dates: [{ ...place, id: "/shares#dates.results-2027-02", event: "Results", ...time }],
    });
  });

  it("says who the issuer is: what the brand and the site options state", async () => {
    const { server } = siteOf({
      pages: [homePage()],
      siteOptions: {
        ...EMPTY_SITE_OPTIONS,
        issuer: {
          parties: [
            { role: "Auditor", name: "Audit Co", link: { kind: "web", href: "https://audit.example/" } },
          ],
          indices: ["Example 100"],
          representatives: [{ name: "A. Person", role: "Chair" }],
        },
      },
    });
    const { company } = (await server.inject("/facts.json")).json();
    expect(company).toEqual({
      name: brand.name,
      legalName: brand.legalName,
      lei: brand.lei,
      form: "Public company limited by shares",
      country: "AU",
      place: "Queensland, Australia",
      registeredOffice: ["1 Example Street", "Brisbane QLD 4000"],
      registerNumbers: [{ name: "ACN", number: "000 000 019" }],
      vatId: "AU000000019",
      financialYearEnd: "06-30",
      reportingCurrency: "AUD",
      listings: [
        expect.objectContaining({
          mic: "XASX",
          isin: "AU0000000EX4",
          priceCurrency: "AUD",
          priceIsHundredths: false,
        }),
        expect.objectContaining({ mic: "OTCM", priceCurrency: "USD", receipts: { receipts: 1, shares: 5 } }),
        // ZAc.
        expect.objectContaining({ mic: "XJSE", priceCurrency: "ZAR", priceIsHundredths: true }),
      ],
      parties: [{ role: "Auditor", name: "Audit Co", link: "https://audit.example/" }],
      indices: ["Example 100"],
      representatives: [{ name: "A. Person", role: "Chair" }],
    });
  });

  it("conforms to its schema", async () => {
    const { server } = serverOf(FIGURES);
    const schema = (await server.inject("/facts.schema.json")).json();
    const facts = (await server.inject("/facts.json")).json();
    expect(schema.$id).toBe(facts.$schema);
    expect(z.fromJSONSchema(schema).safeParse(facts).error).toBeUndefined();
  });

  it("leaves out figures without a source, which must not be quoted", async () => {
    const { figures } = await factsOf({ ...FIGURES, source: undefined });
    expect(figures).toEqual([]);
  });

  it("is made once for each publish, and sent compressed to scripts of all sites", async () => {
    const { server } = serverOf(FIGURES);
    const made = vi.spyOn(SyndicateContent.prototype, "sections");
    const request = { url: "/facts.json", headers: { "accept-encoding": "br" } };
    const first = await server.inject(request);
    expect(first.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "application/json; charset=utf-8",
      "access-control-allow-origin": "*",
    });
    expect((await server.inject(request)).rawPayload).toEqual(first.rawPayload);
    expect(made).toHaveBeenCalledOnce();
  });
});
