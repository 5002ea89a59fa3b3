import { expect, it } from "vitest";
import { dividends } from "../../../brand/texts/fr/dividends.ts";

it("one share is none of several in French", () => {
  expect(["1", "250"].map(dividends.paidFor)).toEqual(["Versé pour 1 action", "Versé pour 250 actions"]);
  expect(dividends.ratioOf("1", "1")).toBe("1 pour 1 détenue");
  expect(dividends.ratioOf("1", "20")).toBe("1 pour 20 détenues");
  expect(dividends.answer("1", true, "1,05\u00a0€")).toBe("Une action a donné droit à 1,05\u00a0€.");
});
