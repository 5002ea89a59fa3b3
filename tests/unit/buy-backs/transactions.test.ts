import { describe, expect, it } from "vitest";
import { boughtBy, progressOf } from "../../../src/domain/buy-backs/buy-back.ts";
import { isLinear } from "../../cpu-time.ts";
import { buyBack, programme, readFile, readOf, row, uploaded } from "./sample-buy-backs.ts";

const HEADS = "Date,Venue,Shares,Average price,Lowest price,Highest price";

describe("transactions that an editor typed", () => {
  it("are those of a day at a venue, newest first, in the currency of the programme", () => {
    const { transactions } = buyBack([
      row("2026-11-03", 1_000, 4.1234, { lowest: 4.1, highest: 4.15 }),
      row("2026-11-04", 500),
    ]);
    expect(
      transactions.map(({ from, to, venue, shares, average }) => [from, to, venue, shares, average]),
    ).toEqual([
      ["2026-11-04", "2026-11-04", "XETR", 500, { amount: "4", currency: "EUR" }],
      ["2026-11-03", "2026-11-03", "XETR", 1_000, { amount: "4.1234", currency: "EUR" }],
    ]);
  });

  it("may be of a month, or of a price in hundredths of a currency", () => {
    const { transactions } = buyBack([row("2026-11-01", 9, 412.5, { until: "2026-11-30", currency: "GBX" })]);
    expect(transactions).toMatchObject([
      { from: "2026-11-01", to: "2026-11-30", average: { amount: "4.125", currency: "GBP" } },
    ]);
  });

  it("that are the sum of others are none, also with days of their own", () => {
    const rows = [row("2026-11-03", 100), row("2026-11-04", 200)];
    const sum = { ...row("2026-11-03", 300, 4, { until: "2026-11-04" }), venue: null };
    expect(boughtBy(buyBack([...rows, sum]))).toMatchObject({ shares: 300 });
  });

  it("are read in linear time: a file has tens of thousands, of one day or of several", async () => {
    const readMany = (count: number) => {
      const rows = Array.from({ length: count }, (_, index) => {
        const until = index % 2 === 0 ? undefined : "2026-11-30";
        return { ...row("2026-11-03", index + 1, 4, { until }), venue: null };
      });
      return readOf(programme({ max_shares: undefined, max_amount: 1e12, transactions: rows }));
    };
    expect(await isLinear(readMany, 20_000)).toBe(true);
  });

  it("at two prices are neither, and there is no sum", () => {
    const corrected = buyBack([row("2026-11-03", 100, 4), row("2026-11-03", 100, 4.1)]);
    expect(corrected.transactions).toEqual([]);
    expect(boughtBy(corrected)).toBeUndefined();
  });

  it("at more prices are trades of one day, and added up", () => {
    const trades = [4, 4.1, 4.2].map((price) => row("2026-11-03", 100, price));
    expect(boughtBy(buyBack(trades))).toMatchObject({ shares: 300, paid: { amount: "1230" } });
  });

  it("that are more than the programme may buy have no sum", () => {
    const known = { ...buyBack([row("2026-11-03", 12_000)]), maxShares: 5_000 };
    expect(boughtBy(known)).toBeUndefined();
    expect(progressOf(known)).toBeUndefined();
  });

  it("may state what was paid instead of a price", () => {
    const [transaction] = buyBack([
      row("2026-11-03", 3, undefined, { average: null, paid: 10 }),
    ]).transactions;
    expect(transaction).toMatchObject({ average: { amount: "3.3333" }, paid: { amount: "10" } });
  });

  it.each([
    ["no day", { ...row("2026-11-03", 1), date: null }, "data.transactions[0]: row 1: has no day"],
    ["a price of zero", row("2026-11-03", 1, 0), "data.transactions[0]: row 1: 0 is no average price"],
    ["a price below zero", row("2026-11-03", 1, -4), "data.transactions[0]: row 1: -4 is no average price"],
    [
      "prices in a wrong order",
      row("2026-11-03", 1, 4, { lowest: 4.1 }),
      "data.transactions[0]: row 1: has an average price that is not between the lowest and the highest one",
    ],
    [
      "a payment that is no product",
      row("2026-11-03", 100, 4, { paid: 500 }),
      "data.transactions[0]: row 1: says that 500 was paid, which is not 100 shares at 4",
    ],
    ["no shares", row("2026-11-03", 0), "data.transactions[0]: row 1: 0 is no number of shares"],
    ["half a share", row("2026-11-03", 0.5), "data.transactions[0]: row 1: 0.5 is no number of shares"],
    [
      "no currency",
      row("2026-11-03", 1, 4, { currency: "€" }),
      "data.transactions[0]: row 1: “€” is no currency of ISO 4217",
    ],
    [
      "a day before its period",
      row("2026-10-30", 1),
      "data.transactions[0]: row 1: 2026-10-30 is outside of the period of 2026-11-02 to 2026-12-31: it is not counted",
    ],
    [
      "a month after its period",
      row("2027-01-01", 1, 4, { until: "2027-01-31" }),
      "data.transactions[0]: row 1: 2027-01-01 to 2027-01-31 is outside of the period of 2026-11-02 to 2026-12-31: it is not counted",
    ],
  ])("are left out with %s, and then nothing is summed up", (_, wrong, problem) => {
    const { read, problems } = readOf(programme({ transactions: [wrong, row("2026-11-04", 500)] }));
    expect(problems).toEqual([problem]);
    expect(read.transactions).toHaveLength(1);
    expect([boughtBy(read), progressOf(read), read.figure, read.ownShares]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("have a currency where prices are in another one than that of the reports", () => {
    const of = (more: object, venue = "OTCM") =>
      readOf(programme({ transactions: [row("2026-11-03", 5, 4, { venue })], ...more }));
    const { read, problems } = of({ currency: null });
    expect(problems).toEqual(["data.transactions[0]: row 1: has no currency: write USD or AUD"]);
    expect(boughtBy(read)).toBeUndefined();
    expect(of({ currency: null }, "ASX").problems).toEqual([]);
    expect(of({ currency: "AUD" }).problems).toEqual([
      "data.transactions: row 1 is in AUD, but prices at OTCM are in USD",
    ]);
    expect(of({ currency: "USD" }).problems).toEqual([]);
  });

  it("are in the currency of the programme, or in that of their exchange", () => {
    const problemsAt = (venue: string | null, currency: string) =>
      readOf(programme({ transactions: [row("2026-11-03", 5, 4, { venue, currency })] })).problems;
    const strange = "data.transactions[0]: row 1: is in SEK, but prices";
    expect(problemsAt("XASX", "SEK")).toEqual([`${strange} at XASX are in AUD, and the programme is in EUR`]);
    expect(problemsAt(null, "SEK")).toEqual([
      `${strange} of the listings are in AUD or USD or ZAR, and the programme is in EUR`,
    ]);
    // Some convert what they paid elsewhere, and a venue may be none of the listings.
    expect(problemsAt(null, "USD")).toEqual([]);
    expect(problemsAt("XASX", "AUD")).toEqual([]);
    expect(problemsAt("XSTO", "SEK")).toEqual([]);
  });

  it("do not count twice, as a month and its days", () => {
    const month = row("2026-11-01", 500, 4, { until: "2026-11-30" });
    const transactions = [row("2026-11-03", 5), month, row("2026-12-01", 7)];
    const { read, problems } = readOf(programme({ transactions }));
    expect(problems).toEqual([
      "data.transactions[0]: row 1: is of days that row 2 has, too: neither is shown",
    ]);
    expect(read.transactions.map(({ shares }) => shares)).toEqual([7]);
    expect(boughtBy(read)).toBeUndefined();
  });

  it("count once if they are there twice", () => {
    const { read, problems } = readOf(
      programme({ transactions: [row("2026-11-03", 5), row("2026-11-04", 6), row("2026-11-03", 5)] }),
    );
    expect(problems).toEqual(["data.transactions[2]: row 3: is the same as row 1: it counts once"]);
    expect(boughtBy(read)?.shares).toBe(11);
  });
});

it("a programme that ends before it begins has neither day", () => {
  const { read, problems } = readOf(programme({ to: "2026-11-01" }));
  expect([read.from, read.to]).toEqual([undefined, undefined]);
  expect(problems).toEqual(["data.to: to, 2026-11-01, is before from, 2026-11-02: neither of them is shown"]);
});

describe("the sum of a programme", () => {
  it("has the shares, what was paid, and the average price, exactly", () => {
    const bought = boughtBy(buyBack([row("2026-11-03", 3, 0.1), row("2026-11-04", 3, 0.2)]));
    expect(bought).toEqual({
      shares: 6,
      until: "2026-11-04",
      paid: { amount: "0.9", currency: "EUR" },
      average: { amount: "0.15", currency: "EUR" },
    });
  });

  it("has no amount in several currencies", () => {
    const bought = boughtBy(buyBack([row("2026-11-03", 3), row("2026-11-04", 3, 4, { currency: "USD" })]));
    expect(bought).toEqual({ shares: 6, until: "2026-11-04" });
  });

  it.each([
    ["of its shares", {}, 15],
    ["of its amount, without a number of shares", { max_shares: null, max_amount: 60_000 }, 10],
    ["of nothing in another currency", { max_shares: null, max_amount: 60_000, currency: "USD" }, undefined],
  ])("is a part of the maximum %s", (_, more, expected) => {
    expect(progressOf(buyBack([row("2026-11-03", 1_500, 4, { currency: "EUR" })], more))).toBe(expected);
  });

  it("is exact in a currency with large numbers", () => {
    const large = { max_shares: null, max_amount: 10_000_000_000_000.25, currency: "KRW" };
    expect(buyBack([], large).maxPaid).toEqual({ amount: "10000000000000.25", currency: "KRW" });
  });

  it("is no part of a maximum in millions", () => {
    const { read: found, problems } = readOf(programme({ max_shares: null, max_amount: 250 }));
    expect(found.maxPaid).toBeUndefined();
    expect(problems).toEqual(["data.max_amount: is in whole units of the currency, and cannot be as little"]);
  });

  it("changes the shares that the company holds, if it holds them", () => {
    const transactions = [row("2026-11-03", 5)];
    const own = [{ day: "2026-11-03", shares: 5, isin: undefined }];
    expect(buyBack(transactions, { bought_shares: "Held by the company" }).ownShares).toEqual(own);
    expect(buyBack(transactions, { bought_shares: "Cancelled" }).ownShares).toBeUndefined();
  });
});

describe("transactions of an uploaded text file", () => {
  const read = async (text: string) => {
    const { read: found, problems } = await readFile(text);
    const rows = found.transactions.map(({ from, venue, shares, average }) =>
      [from, venue, shares, average.amount].join(" "),
    );
    return { rows: rows.toSorted(), problems };
  };

  it("are read with commas", async () => {
    const { rows, problems } = await read(`\ufeff${HEADS}\r\n2026-11-03,xetr,"1,200",4.321,4.30,4.35\r\n`);
    expect([rows, problems]).toEqual([["2026-11-03 XETR 1200 4.321"], []]);
  });

  it("are read with semicolons and a decimal comma", async () => {
    const { rows } = await read(`${HEADS.replaceAll(",", ";")}\n3.11.2026;XETR;1.200;4,321;4,30;4,35\n`);
    expect(rows).toEqual(["2026-11-03 XETR 1200 4.321"]);
  });

  it("are read with semicolons and a decimal point that another number shows", async () => {
    const { rows } = await read(`${HEADS.replaceAll(",", ";")}\n2026-11-03;XETR;1200;4.321;4.30;4.35\n`);
    expect(rows).toEqual(["2026-11-03 XETR 1200 4.321"]);
  });

  it("are refused where 4.321 may be four thousand", async () => {
    const { rows, problems } = await read("Date;Shares;Average price\n2026-11-03;12;4.321\n");
    expect(rows).toEqual([]);
    expect(problems).toEqual([
      "data.transactions_file: “deals.csv”, row 2: “4.321” is no average price, or it is not clear which",
    ]);
  });

  it("have the number of their row in the file, also below other lines and with quoted line breaks", async () => {
    const { problems } = await read(
      `"Buy-back\n2026",x\n\n${HEADS}\n2026-11-03,A,1,0,1,1\n,,,,,\n03/04/2026,A,1,4,4,4\n`,
    );
    expect(problems).toEqual([
      "data.transactions_file: “deals.csv”, row 4: 0 is no average price",
      "data.transactions_file: “deals.csv”, row 6: “03/04/2026” is no day: write the year first, as in 2026-12-31",
    ]);
  });

  it("are not shown, nor summed up, at a price in pence that is said to be in pounds", async () => {
    const heads = "Date,Shares,Average price,Currency";
    const days = ["03", "04", "05"].map((day) => `2026-11-${day},10,412.${day},GBX`);
    const { read: found, problems } = await readFile([heads, ...days, "2026-11-06,10,413,GBP"].join("\n"), {
      currency: "GBP",
    });
    expect(found.transactions.map(({ average }) => average.amount)).toEqual(["4.1205", "4.1204", "4.1203"]);
    expect(boughtBy(found)).toBeUndefined();
    expect(problems).toEqual([
      "data.transactions_file: “deals.csv”, row 5: its average price of 413 GBP is far from the usual 4.1204: one of them is in hundredths",
    ]);
  });

  it("are none in rows of sums and notes", async () => {
    const { rows, problems } = await read(
      `${HEADS}\n2026-11-03,A,1,4,4,4\nTotal,,1,4,,\n\nSource,Our bank\n`,
    );
    expect([rows, problems]).toEqual([["2026-11-03 A 1 4"], []]);
  });

  it.each([
    ["other heads", "Day,Number\n2026-11-03,1\n", "no row has the heads “Date”, “Shares”, “Average price”"],
  ])("are none with %s", async (_, text, problem) => {
    const { problems } = await read(text);
    expect(problems).toEqual([`data.transactions_file: “deals.csv” has no transactions: ${problem}`]);
  });

  const DAYS = "2026-11-03,A,10,4,4,4,40\n2026-11-04,A,20,5,5,5,100";
  it.each([
    ["of all rows", `${DAYS}\nTotal,,30,4.67,,,140`],
    ["above the rows", `Total,,30,,,,140\n${DAYS}`],
    ["of parts, and of all", `${DAYS}\nSum,,30,,,,\n2026-11-05,A,5,4,4,4,20\nSum,,5,,,,20\nTotal,,35,,,,160`],
  ])("may have sums %s", async (_, rows) => {
    const { read: found, problems } = await readFile(`${HEADS},Paid\n${rows}\n`);
    expect([found.hasAllTransactions, problems]).toEqual([true, []]);
  });

  it.each([
    ["shares", "Total,,31,,,,140", "has a sum of 31 shares, but the rows have 30"],
    ["what was paid", "Total,,30,,,,150", "has a sum of 150 paid, but the rows have 140"],
    ["a day that is none", "n/a,A,7,4,4,4,28", "has a sum of 7 shares, but the rows have 30"],
  ])("are not summed up if a stated sum is another one: %s", async (_, sum, problem) => {
    const { read: found, problems } = await readFile(`${HEADS},Paid\n${DAYS}\n${sum}\n`);
    expect(problems).toEqual([`data.transactions_file: “deals.csv”, row 4: ${problem}`]);
    expect([found.transactions.length, boughtBy(found)]).toEqual([2, undefined]);
  });

  it("are none of shares of another class than that of the programme", async () => {
    const own = "DE000BASF111";
    const other = "DE0007164600";
    const file = `${HEADS},ISIN\n2026-11-03,A,1,4,4,4,${own}\n2026-11-04,A,2,4,4,4,${other}\n`;
    for (const more of [{ isin: own }, {}]) {
      const { read: found, problems } = await readFile(file, more);
      expect([found.transactions.length, boughtBy(found)]).toEqual([1, undefined]);
      expect(problems).toEqual([
        `data.transactions_file: “deals.csv”, row 3: is of ${other}, but the programme buys ${own}`,
      ]);
    }
  });

  it("are none if their prices change as numbers of shares do, and these as prices", async () => {
    const exchanged = "2026-11-03,5120,1500\n2026-11-04,5180,400\n2026-11-05,5155,2600\n";
    const { read: found, problems } = await readFile(`Date,Shares,Average price\n${exchanged}`);
    expect([found.transactions, found.hasAllTransactions]).toEqual([[], false]);
    expect(problems.join()).toContain(
      "row 2: and the others have prices that change as numbers of shares do",
    );
    const right = await readFile(`Date,Average price,Shares\n${exchanged}`);
    expect([right.read.transactions.length, right.problems]).toEqual([3, []]);
  });

  it("are not known while the file cannot be fetched, and nothing is summed up", () => {
    const { read: found, problems } = readOf(
      programme({ ...uploaded, transactions: [row("2026-11-03", 5)] }),
      { state: "unread" },
    );
    expect(problems).toEqual([
      "data.transactions_file: “deals.csv” cannot be fetched now: it is tried again",
    ]);
    expect([found.transactions.length, boughtBy(found)]).toEqual([1, undefined]);
  });

  it("are none in a file that is no table", () => {
    const { problems } = readOf(programme(uploaded), { state: "unusable", reason: "it has no columns" });
    expect(problems).toEqual(["data.transactions_file: “deals.csv” cannot be used: it has no columns"]);
  });
});
