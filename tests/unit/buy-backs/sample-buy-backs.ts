import { readBuyBack } from "../../../src/adapters/prismic/buy-backs/buy-backs.ts";
import { contentModel } from "../../../src/adapters/prismic/content-model.ts";
import { FieldPath } from "../../../src/adapters/prismic/field-path.ts";
import type { ServiceDocument } from "../../../src/adapters/prismic/service-document.ts";
import type { UploadedTable } from "../../../src/adapters/prismic/table-files.ts";
import { readTable } from "../../../src/adapters/table-files/read-table.ts";
import { prismicCapabilities } from "../../../src/composition/capabilities.ts";
import type { BuyBack } from "../../../src/domain/buy-backs/buy-back.ts";
import "../../../src/domain/buy-backs/buy-backs.ts";
import { languages } from "../languages.ts";

const MODEL = contentModel(prismicCapabilities());
const FILE = "/files/deals.csv";

/** A row of the table that editors type. */
export const row = (date: string, shares: number, average = 4, more: object = {}) => ({
  date,
  venue: "XETR",
  shares,
  average,
  ...more,
});

/** A programme of November 2026 with at most 10,000 shares, with the fields of the content service. */
export const programme = (more: object = {}) => ({
  title: "Buy-back 2026",
  status: "Running",
  max_shares: 10_000,
  currency: "EUR",
  from: "2026-11-02",
  to: "2026-12-31",
  ...more,
});

/** A document of such a programme. */
const documentWith = (data: object): ServiceDocument => ({
  id: "buy-back",
  uid: "buy-back",
  type: "buy-back",
  data,
});

/** An uploaded file, as the content service links it. */
export const uploaded = { transactions_file: { link_type: "Media", url: FILE, name: "deals.csv" } };

/** What is read of such a document, and its problems as `FIELD: PROBLEM`. */
export function readOf(data: object, table: UploadedTable = { state: "unread" }) {
  const problems: string[] = [];
  const warn = ({ field, problem }: { field: string; problem: string }) =>
    void problems.push(`${field}: ${problem}`);
  const document = documentWith(data);
  const path = new FieldPath(document, {
    model: MODEL,
    languages,
    log: { warn },
    tables: { at: () => table },
  });
  const read = readBuyBack(document, path);
  if (read === undefined) throw new Error(problems.join());
  return { read, problems };
}

/** The same of a programme with an uploaded text file. */
export async function readFile(text: string | Uint8Array<ArrayBuffer>, more: object = {}) {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  return readOf(programme({ ...uploaded, ...more }), { state: "read", file: await readTable(bytes) });
}

/** A programme with transactions that an editor typed. */
export function buyBack(transactions: readonly object[] = [], more: object = {}): BuyBack {
  return readOf(programme({ transactions, ...more })).read;
}
