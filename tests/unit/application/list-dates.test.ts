import { expect, it } from "vitest";
import { contentPage, investorsPage } from "../sample-content.ts";
import { datesOf } from "./shown-content.ts";

it("a page with dates as a whole has them for those who subscribe, any other page none", async () => {
  const dates = [{ date: "2027-02-17", title: "Results" }];
  expect(await datesOf({ pages: [{ ...investorsPage(), dates }] })).toMatchObject({ events: dates });
  expect(await datesOf({ pages: [investorsPage()] })).toBeUndefined();
  expect(await datesOf({ pages: [contentPage("investors")] })).toBeUndefined();
});
