import { oncePerContent } from "../content/content.ts";
import type { Listing } from "../content/listing.ts";
import type { Translatable } from "../content/translatable.ts";
import type { DomainCapability } from "../report/domain-capability.ts";
import { type BuyBack, latestBuyBackFirst } from "./buy-back.ts";
import { buyBackProblems } from "./buy-back-problems.ts";
import { programmesInDoubt, withoutTransactions } from "./prices-in-doubt.ts";
import { newestTransactionFirst, type Transaction } from "./transaction.ts";

declare module "../content/section.ts" {
  interface SectionFields {
    /** All programmes of buy-backs of the company, with their transactions. */
    readonly "buy-backs": Introduced & Sourced;
  }
  interface SectionLists {
    readonly "buy-backs": {
      /** The latest first. */
      readonly programmes: readonly BuyBack[];
      /** A page of the transactions of all programmes, newest first. */
      readonly shown: Listing<BuyBackTransaction>;
    };
  }
}

declare module "../content/content-item.ts" {
  interface ListedDocuments {
    readonly "buy-back": BuyBack;
  }
}

/** A transaction, with the programme that it belongs to. */
export interface BuyBackTransaction extends Transaction, Translatable<"programme"> {
  readonly programme: string;
}

/** The programmes that somebody may see, the latest first; without the transactions of those whose prices may be in hundredths. */
export const buyBacksIn = oncePerContent((content) => {
  const typed = content.listed("buy-back");
  const found = programmesInDoubt(typed, content.shareAdjustments);
  const inDoubt = new Set(found.map(({ programme }) => programme));
  return typed.map((one) => (inDoubt.has(one) ? withoutTransactions(one) : one)).toSorted(latestBuyBackFirst);
});

/** The transactions of all of them, newest first. */
export const transactionsIn = oncePerContent((content): readonly BuyBackTransaction[] =>
  buyBacksIn(content)
    .flatMap(({ title: programme, transactions, wordsIn }) => {
      const named = { programme, ...(wordsIn && { wordsIn: { programme: wordsIn.title } }) };
      return transactions.map((transaction) => ({ ...transaction, ...named }));
    })
    .toSorted(newestTransactionFirst),
);

/** Programmes of buy-backs: what they may buy, and each transaction. */
export const buyBacks: DomainCapability = {
  problems: buyBackProblems,
  factsIn: (item) =>
    item.kind === "buy-back" && item.document.isin !== undefined
      ? [
          {
            of: ["ISIN", item.document.isin, "kind"],
            name: `the kind of the security ${item.document.isin}`,
            value: "shares",
            field: "data.isin",
          },
        ]
      : [],
  addressesListedBy: (section, content) =>
    section.kind === "buy-backs" ? buyBacksIn(content).flatMap(({ document }) => document?.href ?? []) : [],
};
