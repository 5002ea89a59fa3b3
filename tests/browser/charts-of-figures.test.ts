import { describe } from "vitest";
import { itsChartsHaveAllNumbers } from "./charts-in-view.ts";

describe.each(["/investors", "/investors/dividends", "/investors/shares-and-debt"])(
  "the charts of %s",
  (path) => {
    itsChartsHaveAllNumbers(path);
  },
);
