import readWorkbook from "read-excel-file/node";
import { describe, expect, it, vi } from "vitest";
import type { DocumentRenderer } from "../../../src/adapters/http/rendering/document-renderer.ts";
import { InMemoryExchangeRates } from "../../../src/adapters/in-memory/exchange-rates.ts";
import { EXCHANGE_RATES } from "../../../src/composition/exchange-rates.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import type { Dividend } from "../../../src/domain/dividends/dividend.ts";
import { stateRenderer } from "../http/in-memory-site.ts";
import { siteOf } from "../http/site.ts";
import { contentPage, investorsPage } from "../sample-content.ts";
import { finalDividend } from "./sample-dividends.ts";

const RATES = { day: "2026-09-25", perEuro: { EUR: 1, AUD: 1.6, USD: 1.2 } };

const PAST: Section = { kind: "dividends", heading: "Dividend history", intro: [], source: "Notifications" };
const CALENDAR: Section = { kind: "calendar", heading: "Dates", intro: [], events: [] };

function site(...dividends: Parameters<typeof finalDividend>[]) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T00:00:00Z") });
  const page = { ...contentPage("dividends"), sections: [PAST] };
  const stored = {
    pages: [investorsPage(CALENDAR), page, contentPage("company")],
    listed: dividends.map((one) => ({ kind: "dividend" as const, document: finalDividend(...one) })),
  };
  const rates = new InMemoryExchangeRates();
  return { ...siteOf(stored, { swap: (use) => use(EXCHANGE_RATES, rates) }), rates };
}

it("the sitemap, files and facts say when a dividend of the page has changed last", async () => {
  const changed = "2026-11-20T09:00:00.000Z";
  const listed = { kind: "dividend" as const, document: { ...finalDividend(2026, 0.105), changed } };
  const page = { ...contentPage("dividends"), sections: [PAST], changed: "2026-11-01T09:00:00.000Z" };
  const { server } = siteOf({ pages: [page], listed: [listed] });
  const bodyOf = async (path: string) => (await server.inject(path)).body;
  expect(await bodyOf("/sitemap.xml")).toContain(`/dividends</loc><lastmod>${changed}</lastmod>`);
  for (const path of ["/figures/dividends/dividend-history.json", "/facts.json"])
    expect(await bodyOf(path)).toContain(`"published": "${changed}"`);
  expect(await bodyOf("/figures/dividends/dividend-history.csv")).toContain(changed);
});

describe("a page of dividends", () => {
  it("is kept by the order that a visitor chooses, of which others than its own are ignored", async () => {
    const { server } = site([2025, 0.095], [2026, 0.105]);
    const renderings = new Set<string>();
    for (const query of ["", "?sort=newest", "?utm_source=mail", "?sort=oldest", "?sort=oldest&x=1"]) {
      const { statusCode, body } = await server.inject(`/dividends${query}`);
      expect(statusCode).toBe(200);
      renderings.add(body);
    }
    expect(renderings.size).toBe(2);
    const wrong = ["company?sort=oldest", "dividends?sort=oldest&page=2", "dividends?sort=oldest&year=2025"];
    for (const query of wrong) expect((await server.inject(`/${query}`)).statusCode, query).toBe(404);
  });

  it("shows nobody else what a visitor asks of a holding", async () => {
    const { server } = site([2025, 0.095], [2026, 0.105]);
    for (let times = 0; times < 2; times++) {
      // As copied from a document, with a space of no width.
      const { headers, body } = await server.inject("/dividends?shares=%E2%80%8B1%2C000&from=2026-01-01");
      expect(headers["cache-control"]).toBe("private, no-store, no-transform");
      expect(headers).not.toHaveProperty("surrogate-key");
      expect(body).toContain('"shares":1000');
    }
    const plain = await server.inject("/dividends");
    expect(plain.headers["cache-control"]).toContain("public");
    expect(plain.body).not.toContain("1000");
  });

  it("offers the currencies of the newest rates, also on a page that was cached without them", async () => {
    const { server, rates } = site([2025, 0.095], [2026, 0.105]);
    const offered = async () => /"currencies":(\[.*?\])/.exec((await server.inject("/dividends")).body)?.[1];
    expect(await offered()).toBe("[]");
    rates.publish(RATES);
    // All of it is in Australian dollars already.
    expect(await offered()).toBe('["EUR","USD"]');
    rates.publish({ day: "2026-09-28", perEuro: { EUR: 1, GBP: 0.8 } });
    expect(await offered()).toBe('["EUR","GBP"]');
  });

  it("converts what a holding was paid at the rates that are known, and caches nothing of it", async () => {
    const { server, rates } = site([2026, 0.105]);
    const inDollars = () => server.inject("/dividends?shares=1000&currency=USD");
    expect((await inDollars()).body).toContain('"wrong":["currency"]');
    rates.publish(RATES);
    expect((await inDollars()).body).toContain(
      '"conversion":{"currency":"USD","sum":{"amount":"78.75","currency":"USD"}}',
    );
    rates.publish({ ...RATES, perEuro: { EUR: 1, AUD: 1.6, USD: 1.6 } });
    const { body, headers } = await inDollars();
    expect(body).toContain('"conversion":{"currency":"USD","sum":{"amount":"105","currency":"USD"}}');
    expect(headers["cache-control"]).toBe("private, no-store, no-transform");
  });

  it("has what a holding was paid as a workbook, too, which nobody else sees", async () => {
    const { server, rates } = site([2025, 0.095], [2026, 0.105]);
    rates.publish(RATES);
    const { headers, rawPayload } = await server.inject(
      "/holding.xlsx?calculator=%2Fdividends&shares=1%2C000&from=&to=&currency=USD",
    );
    expect(headers).toMatchObject({
      "cache-control": "private, no-store",
      "content-disposition": 'attachment; filename="holding.xlsx"',
    });
    const [sheet] = await readWorkbook(rawPayload);
    const nothing = [null, null, null];
    expect(sheet?.data[0]?.[0]).toBe("Paid for 1,000 shares");
    expect(sheet?.data.slice(2, 9)).toEqual([
      [
        "Dividend",
        "Payment date",
        "Shares then",
        "Amount a share",
        "Currency",
        "Paid",
        "Converted to USD",
        "Rate",
        "Day of the rate",
      ],
      ["Final dividend, FY25", new Date("2025-09-25"), 1000, 0.095, "AUD", 95, ...nothing],
      [
        "Final dividend, FY26",
        new Date("2026-09-25"),
        1000,
        0.105,
        "AUD",
        105,
        78.75,
        0.75,
        new Date(RATES.day),
      ],
      [null, null, null, null, null, null, ...nothing],
      ["2025", null, null, null, "AUD", 95, ...nothing],
      ["2026", null, null, null, "AUD", 105, 78.75, null, null],
      ["Total", null, null, null, "AUD", 200, ...nothing],
    ]);
    const notes = sheet?.data.slice(9).flatMap(([note]) => note ?? []);
    expect(notes).toEqual([
      expect.stringMatching(/no total in USD.*Final dividend, FY25$/),
      expect.stringContaining("For information only."),
      expect.stringMatching(/^Page: https:.*\/dividends\?shares=1%2C000&from=&to=&currency=USD&class=$/),
    ]);
  });

  it("has a limited number of workbooks for a client", async () => {
    const { server } = siteOf({ pages: [contentPage("company")] }, { renderingsPerMinute: 18 });
    const statuses: number[] = [];
    for (const shares of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { statusCode } = await server.inject(`/holding.xlsx?calculator=/company&shares=${shares}`);
      statuses.push(statusCode);
    }
    expect(statuses[0]).toBe(404);
    expect(statuses.at(-1)).toBe(429);
  });

  it("has no workbook of what cannot be calculated, and says which field is wrong", async () => {
    const { server } = site([2026, 0.105]);
    const wrong = await server.inject("/holding.xlsx?calculator=/dividends&shares=some&from=x");
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().detail).toMatch(/^shares: Enter a whole number.* from: Enter a date/);
    const page = "/dividends";
    const unknown = "/company&shares=1";
    const broken = "%E0&shares=1";
    for (const query of ["", "shares=1", ...[page, unknown, broken].map((path) => `calculator=${path}`)])
      expect((await server.inject(`/holding.xlsx?${query}`)).statusCode, query).toBe(404);
  });

  it.each(["=", "=%00", `=${"9".repeat(60)}`, "=1&from=x", "=1&shares=2&to=%E0%A4%A", "=1&currency=%00"])(
    "responds to what cannot be calculated with the page, in which it is not long: ?shares%s",
    async (query) => {
      const { server } = site([2025, 0.095]);
      const { statusCode, body } = await server.inject(`/dividends?shares${query}`);
      expect(statusCode).toBe(200);
      expect(body).not.toContain("9".repeat(41));
    },
  );
});

it("a calendar has the dates of dividends, each with the same UID wherever it moves", async () => {
  const uids = async (more: object = {}) => {
    const { server } = site([2026, 0.105, more]);
    const { body } = await server.inject("/investors/calendar.ics");
    const dates = body.matchAll(/UID:(\S*)\r\n.*?DATE:(\d*)\r\n.*?SUMMARY:([^\r]*)\r\n/gs);
    return [...dates].map((found) => found.slice(1));
  };
  const uid = (day: string) => `investors-page_investors.dividend-2026-${day}@www.larkfield.example`;
  expect(await uids({})).toEqual([
    [uid("ex"), "20260902", "Ex-dividend date: Final dividend\\, FY26"],
    [uid("record"), "20260903", "Record date: Final dividend\\, FY26"],
    [uid("payment"), "20260925", "Payment date: Final dividend\\, FY26"],
  ]);
  const [, , moved] = await uids({ payment: "2026-09-28", period: "2026" });
  expect(moved).toEqual([uid("payment"), "20260928", "Payment date: Final dividend\\, 2026"]);
});

describe("in a calendar, a dividend", () => {
  const states = async (more: object) => {
    const { server } = site([2026, 0.105, more]);
    const { body } = await server.inject("/investors/calendar.ics");
    const events = body.split("BEGIN:VEVENT").slice(1);
    return events.map((event) => /STATUS:(\w+)/.exec(event)?.[1]);
  };

  it.each([
    ["Planned", "TENTATIVE"],
    ["Proposed", "TENTATIVE"],
    ["Declared", "CONFIRMED"],
    ["Paid", "CONFIRMED"],
    ["Deferred", "TENTATIVE"],
    ["Cancelled", "CANCELLED"],
  ])("that is %s is %s on all its days", async (status, stated) => {
    expect(await states({ status })).toEqual([stated, stated, stated]);
  });

  it("that is published again has a higher sequence", async () => {
    const sequences = await Promise.all(
      ["2026-08-19T00:15:00.000Z", "2026-08-20T09:00:00.000Z"].map(async (changed) => {
        const document = { ...finalDividend(2026, 0.105, { status: "Cancelled" }), changed };
        const stored = {
          pages: [investorsPage(CALENDAR)],
          listed: [{ kind: "dividend" as const, document }],
        };
        const { body } = await siteOf(stored).server.inject("/investors/calendar.ics");
        return Number(/SEQUENCE:(\d+)/.exec(body)?.[1]);
      }),
    );
    expect(sequences[1]).toBeGreaterThan(sequences[0] ?? 0);
  });
});

it("key figures state a dividend once visitors may see it", async () => {
  const statedOn = async (...dividends: Dividend[]) => {
    const figures = { value: "2,318.7", unit: "A$m", label: "Revenue" };
    const section: Section = { kind: "statistics", figures: [figures], quotes: "dividend_2026" };
    const pages = [{ ...contentPage("fy26"), sections: [section] }];
    const listed = dividends.map((document) => ({ kind: "dividend" as const, document }));
    const { body } = await siteOf({ pages, listed }).server.inject("/fy26");
    return /"quoted":\{.*?"label":"(.*?)"/.exec(body)?.[1];
  };
  expect(await statedOn(finalDividend(2025, 0.095), finalDividend(2026, 0.105))).toBe("Final dividend, FY26");
  expect(await statedOn(finalDividend(2025, 0.095))).toBeUndefined();
});

describe("the files of dividends", () => {
  /** The rows of the CSV file by the heads of its columns, without what is empty. */
  const file = async (...dividends: Parameters<typeof finalDividend>[]) => {
    const { body } = await site(...dividends).server.inject("/figures/dividends/dividend-history.json");
    const [{ rows }] = JSON.parse(body).lists;
    return rows;
  };

  it("have what is known of each", async () => {
    const exchanges = [{ exchange: "NZX", ex: "2026-09-01" }];
    const { server } = site([2026, 0.105, { franked: 100, payment: null, exchanges }]);
    const { body } = await server.inject("/figures/dividends/dividend-history.csv");
    expect(body.split("\r\n").map((line) => line.split(",Notifications")[0])).toEqual([
      "\ufeffDividend,Status,Amount a share,Adjusted for splits,Currency,Franked (%),Ex-dividend date,Record date,Ex-dividend date (NZX),source,published,page",
      '"Final dividend, FY26",Declared,0.105,0.105,AUD,100,2026-09-02,2026-09-03,2026-09-01',
      "",
    ]);
  });

  it("say what has become of it, and what it was before", async () => {
    const note = "Because of a merger";
    const more = { status: "Cancelled", previous_status: "Declared", previous_amount: 0.105, note };
    expect(await file([2026, 0, more])).toMatchObject([
      { status: "Cancelled", statusBefore: "Declared", amount: 0, amountBefore: 0.105, note },
    ]);
  });

  it("have parts, choices and shares instead of money in columns of their own", async () => {
    const more = {
      parts: [
        { kind: "Franked", amount: 0.1 },
        { kind: "Unfranked", amount: 0.005 },
      ],
      currency_choices: [{ currency: "GBP", amount: 0.055 }],
      share_plan: "Scrip dividend",
      scrip_new: 1,
      scrip_held: 40,
    };
    expect(await file([2026, 0.105, more], [2025, 0.095])).toMatchObject([
      {
        "part-franked": 0.1,
        "part-unfranked": 0.005,
        "amount-GBP": 0.055,
        plan: "Scrip dividend",
        ratio: "1 new for 40 held",
      },
      { dividend: "Final dividend, FY25" },
    ]);
  });

  it("have one row for each dividend, also of one name", async () => {
    const rows = await file([2026, 0.1], [2025, 0.02, { period: "FY26" }]);
    expect(rows.map(({ amount }: { readonly amount: number }) => amount)).toEqual([0.1, 0.02]);
  });
});

describe("a client that asks a calculator again and again", () => {
  const listening = () => {
    const order: string[] = [];
    const renderer: DocumentRenderer = {
      ...stateRenderer,
      render: async (...made) => {
        order.push(made[0]);
        return stateRenderer.render(...made);
      },
    };
    const page = { ...contentPage("dividends"), sections: [PAST] };
    const listed = [{ kind: "dividend" as const, document: finalDividend(2026, 0.105) }];
    const { server } = siteOf({ pages: [page], listed }, { renderer });
    const ask = (remoteAddress: string, shares: number, path = `/dividends?shares=${shares}`) =>
      server.inject({ url: path, remoteAddress });
    return { order, ask };
  };

  it.each([
    ["192.0.2.7", "192.0.2.8"],
    ["2001:db8:1:1::1", "2001:db8:2::1"],
  ])("takes turns with others: %s and %s", async (one, another) => {
    const { order, ask } = listening();
    const all = Array.from({ length: 30 }, (_, turn) => ask(one, 1 + turn));
    await Promise.all([...all, ask(another, 5_000)]);
    expect(order).toHaveLength(31);
    // Four are made at once, and then every second one.
    expect(order.findIndex((url) => url.includes("5000"))).toBeLessThan(6);
  });

  it("may have 50 waiting, in its whole IPv6 network, and others as many", async () => {
    const { ask } = listening();
    const all = Array.from({ length: 80 }, (_, turn) => ask(`2001:db8:1:${turn}::1`, 1 + turn));
    const others = Array.from({ length: 40 }, (_, turn) => ask("192.0.2.8", 100 + turn));
    const refused = (await Promise.all(all)).filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(20);
    for (const { statusCode, headers } of refused)
      expect([statusCode, headers["retry-after"], headers["cache-control"]]).toEqual([429, "2", "no-store"]);
    for (const { statusCode } of await Promise.all(others)) expect(statusCode).toBe(200);
  });

  it("is limited as for everything that is not in the page cache", async () => {
    const page = { ...contentPage("dividends"), sections: [PAST] };
    const { server } = siteOf({ pages: [page] }, { renderingsPerMinute: 18 });
    const statuses: number[] = [];
    for (const shares of [1, 2, 3, 4])
      statuses.push((await server.inject(`/dividends?shares=${shares}`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
