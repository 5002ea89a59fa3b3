import { describe } from "vitest";
import { itsChartsHaveAllNumbers } from "./charts-in-view.ts";

describe("charts of one amount, equal ones, none, losses, and of too many for columns", () => {
  itsChartsHaveAllNumbers("/styleguide");
});
