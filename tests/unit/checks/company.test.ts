import { expect, it } from "vitest";
import { checkCompany } from "../../../checks/brand/company.ts";

const COMPANY = {
  name: "株式会社みどり",
  shortName: "みどり",
  legalName: "株式会社みどり",
  slug: "midori",
  repository: "midori-ir",
  timeZone: "Asia/Tokyo",
  email: { sender: "ir@midori.example" },
  social: ["https://www.linkedin.com/company/midori"],
};

it("a company with names, a time zone and addresses is all right", () => {
  expect(checkCompany(COMPANY)).toEqual([]);
});

it.each([
  [{ name: "" }, "name: is empty"],
  [{ legalName: " " }, "legalName: is empty"],
  [{ slug: "Midori" }, 'slug: "Midori" is not what programs can use: a to z, digits and hyphens'],
  [
    { repository: "https://midori.prismic.io" },
    'repository: "https://midori.prismic.io" is not what programs can use: a to z, digits and hyphens',
  ],
  [{ timeZone: "Mars" }, 'timeZone: "Mars" is none, as in Europe/London'],
  [{ email: { sender: "ir" } }, 'email.sender: "ir" is no address, as in ir@example.com'],
  [{ social: ["x.com/midori"] }, 'social[0]: "x.com/midori" does not begin with https://'],
])("%j in brand/brand.ts is reported", (changed, problem) => {
  expect(checkCompany({ ...COMPANY, ...changed })).toEqual([
    {
      place: `brand/brand.ts ${problem.slice(0, problem.indexOf(":"))}:`,
      problem: problem.slice(problem.indexOf(":") + 2),
    },
  ]);
});
