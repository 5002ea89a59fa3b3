import type { Brand } from "../../brand/schema.ts";
import { isTimeZone } from "../../src/domain/content/time-zone.ts";
import { emailAddress } from "../../src/domain/newsletter/email-address.ts";
import type { Finding } from "../findings.ts";

type Company = Pick<
  Brand,
  "name" | "shortName" | "legalName" | "slug" | "repository" | "timeZone" | "email" | "social"
>;

/** What services, addresses and repositories can be called. */
const PROGRAM_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;

/** Finds names that are empty, and what is not a time zone, address or name for programs: to the compiler, each is a text. */
export function checkCompany(company: Company): readonly Finding[] {
  const { timeZone, email, social } = company;
  const problems = [
    ...(["name", "shortName", "legalName"] as const).map((field) => [
      field,
      !/[\p{L}\p{N}]/u.test(company[field]) && "is empty",
    ]),
    ...(["slug", "repository"] as const).map((field) => [
      field,
      !PROGRAM_NAME.test(company[field]) &&
        `"${company[field]}" is not what programs can use: a to z, digits and hyphens`,
    ]),
    ["timeZone", !isTimeZone(timeZone) && `"${timeZone}" is none, as in Europe/London`],
    [
      "email.sender",
      emailAddress(email.sender) !== email.sender && `"${email.sender}" is no address, as in ir@example.com`,
    ],
    ...social.map((profile, index) => [
      `social[${index}]`,
      !/^https:\/\/[^/]/.test(profile) && `"${profile}" does not begin with https://`,
    ]),
  ];
  return problems.flatMap(([field, problem]) =>
    typeof problem === "string" ? [{ place: `brand/brand.ts ${field}:`, problem }] : [],
  );
}
