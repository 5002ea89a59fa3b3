import type { Views } from "../views.ts";
import { Debt } from "./debt.tsx";
import { ShareCapital } from "./share-capital.tsx";

/** Shares, their holders, ratings and debt. */
export const capitalViews = {
  sections: { "share-capital": ShareCapital, debt: Debt },
} as const satisfies Views;
