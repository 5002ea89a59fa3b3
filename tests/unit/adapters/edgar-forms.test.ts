import { expect, it } from "vitest";
import { filingTitle } from "../../../src/adapters/announcements/edgar-forms.ts";

it.each([
  ["8-K", "2.02,9.01", "Current report (8-K): Results of operations and financial condition"],
  ["8-K", "9.01", "Current report (8-K): Financial statements and exhibits"],
  [
    "8-K/A",
    "5.02,7.01",
    "Current report (8-K), amendment: Departure or election of directors or certain officers; Regulation FD disclosure",
  ],
  ["8-K", "99.99", "Current report (8-K)"],
  ["10-Q", "", "Quarterly report (10-Q)"],
  ["10-K", "", "Annual report (10-K)"],
  ["6-K", "", "Report of foreign private issuer (6-K)"],
  ["424B5", "", "Prospectus (424B5)"],
  ["N-CEN", "", "Form N-CEN"],
])("a filing of form %s with the items %j is titled %j", (form, items, title) => {
  expect(filingTitle(form, items)).toBe(title);
});
