import { expect, it } from "vitest";
import { contentRef } from "../../../src/ports/content-service.ts";
import { contentServiceOf, DESCRIPTION, foundOf, isQuery } from "../adapters/json-service.ts";
import { programme, uploaded } from "./sample-buy-backs.ts";

const NOVEMBER = "Date,Shares,Average price\n2026-11-03,100,4.32\n";
const document = {
  id: "buy-back",
  uid: "buy-back",
  type: "buy-back",
  lang: "en-au",
  first_publication_date: "2026-11-04T00:00:00+0000",
  last_publication_date: "2026-11-04T00:00:00+0000",
  data: programme(uploaded),
};
const options = { keep: <T>(item: T) => item, signal: AbortSignal.timeout(60_000) };

/** The service with one programme, whose file it has once it is up. */
function service() {
  const state = { isUp: false };
  const content = contentServiceOf(() => async (address) => {
    const url = new URL(address);
    const isFile = url.pathname.endsWith(".csv");
    const body = isFile ? NOVEMBER : JSON.stringify(isQuery(url) ? foundOf(document) : DESCRIPTION);
    const isSiteOptions = url.searchParams.getAll("q").some((query) => query.includes("site-options"));
    const found =
      isSiteOptions && isQuery(url) && !url.href.includes("buy-back") ? JSON.stringify(foundOf()) : body;
    return { status: isFile && !state.isUp ? 503 : 200, bytes: new TextEncoder().encode(found) };
  });
  return { content, state };
}

const sharesIn = ({ items }: { readonly items: readonly { readonly kind: string }[] }) =>
  items.flatMap((item) =>
    item.kind === "buy-back" && "document" in item && typeof item.document === "object"
      ? [item.document]
      : [],
  );

it("the transactions of a file are content as if they were typed, as soon as it can be fetched", async () => {
  const { content, state } = service();
  const ref = contentRef("published");
  const first = await content.readAll(ref, options);
  expect(sharesIn(first)).toMatchObject([{ transactions: [], hasAllTransactions: false }]);
  expect(first.isIncomplete).toBe(true);
  state.isUp = true;
  const second = await content.readChanges(contentRef("next"), first, options);
  expect(sharesIn(second ?? first)).toMatchObject([
    { transactions: [{ from: "2026-11-03", shares: 100 }], hasAllTransactions: true },
  ]);
  expect(second?.isIncomplete).toBeUndefined();
});
