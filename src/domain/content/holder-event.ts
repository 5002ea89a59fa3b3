import type { Money } from "../money/money.ts";
import type { MadeTitle, Translatable } from "./translatable.ts";

/** Which part of what holders once paid for their shares belongs to the shares of a company after an event. */
export interface CostBasePart extends Translatable<"name"> {
  readonly name: string;
  /** Above 0, at most 100. */
  readonly percent: number;
}

/** Other shares or returned capital for the holders of every share, and what becomes of the price that they once paid. */
export interface HolderEvent extends MadeTitle {
  readonly id: string;
  /** Who holds shares before this day is due it, `YYYY-MM-DD`. */
  readonly ex: string;
  /** Paid for each share, absent if nothing is; and its day, absent until it is known. */
  readonly cash?: { readonly amount: Money; readonly payment?: string | undefined } | undefined;
  /** Empty if the price belongs to the same shares as before, or its parts are not known. */
  readonly costBase: readonly CostBasePart[];
  /** The class of shares. Default: all classes. */
  readonly shareClass?: string | undefined;
}
