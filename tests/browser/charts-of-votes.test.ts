import { describe } from "vitest";
import { itsChartsHaveAllNumbers } from "./charts-in-view.ts";

describe("the charts of a poll", () => {
  itsChartsHaveAllNumbers("/agm-2026");
});
