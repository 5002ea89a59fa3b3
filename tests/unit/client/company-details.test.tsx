import { expect, it } from "vitest";
import { CompanyDetails } from "../../../client/server/sections/company-details.tsx";
import { EMPTY_ISSUER, type IssuerContent } from "../../../src/domain/issuer/issuer.ts";
import { rendered } from "./rendered.tsx";
import { wordsOf } from "./words.ts";

const markupOf = (issuer: IssuerContent) =>
  rendered(<CompanyDetails section={{ kind: "company-details", intro: [], issuer }} />);

it("who the company is has its name and numbers, and each listing with the currency of its price", () => {
  // Cells of a table have no space between them.
  const words = wordsOf(markupOf(EMPTY_ISSUER).replaceAll("</t", " </t"));
  for (const fact of [
    "Registered name Example Group Limited",
    "Registered office 1 Example Street Brisbane QLD 4000",
    "ACN 000 000 019",
    "Legal Entity Identifier (LEI) 529900EXAMPLE0000073",
    "Financial year ends 30 June",
    "Reports in Australian Dollar (AUD)",
    "ASX EXG AU0000000EX4 AUD",
    "OTC 1 depositary receipt for 5 shares EXGPY –not stated USD",
    "JSE EXG AU0000000EX4 ZAc, hundredths of ZAR",
  ])
    expect(words).toContain(fact);
});

it("what nobody has stated is not there", () => {
  const words = wordsOf(markupOf(EMPTY_ISSUER));
  for (const name of ["Seat", "Represented by", "Indices", "Advisers"]) expect(words).not.toContain(name);
});

it("firms have what they do, and a link; representatives their role", () => {
  const link = { kind: "web", href: "https://registrar.example/" } as const;
  const markup = markupOf({
    parties: [{ role: "Registrar", name: "Registrar Co", details: "Since 2020", link }],
    indices: ["Example 100", "Example 200"],
    representatives: [{ name: "A. Person", role: "Chair" }, { name: "B. Person" }],
  });
  expect(markup).toMatch(/<a href="https:\/\/registrar\.example\/"[^>]*>Registrar Co/);
  const words = wordsOf(markup);
  expect(words).toMatch(/Share registrar Registrar Co.* Since 2020/);
  expect(words).toContain("Represented by A. Person, Chair B. Person");
  expect(words).toContain("Indices Example 100 Example 200");
});
