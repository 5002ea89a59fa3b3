import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { euroReferenceRates } from "../../../src/adapters/exchange-rates/euro-reference-rates.ts";
import { InMemoryExchangeRates } from "../../../src/adapters/in-memory/exchange-rates.ts";
import type { ReferenceRates } from "../../../src/domain/money/reference-rates.ts";
import type { ExchangeRates } from "../../../src/ports/exchange-rates.ts";
import { silentMeter } from "../../../src/ports/meter.ts";

const NOW = Date.parse("2026-11-26T18:00:00Z");
const HISTORY = "eurofxref-hist.xml";
const RECENT = "eurofxref-hist-90d.xml";

const wednesday = { day: "2026-11-25", perEuro: { EUR: 1, USD: 1.0856, AUD: 1.6412 } };
const thursday = { day: "2026-11-26", perEuro: { EUR: 1, USD: 1.0871 } };
const longAgo = { day: "2019-03-01", perEuro: { EUR: 1, USD: 1.1383, HRK: 7.432 } };

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: NOW }));
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 3_600_000;

/** Waits for a response, whose parsing leaves time for other tasks. */
async function until(isTrue: () => boolean) {
  while (!isTrue()) await setImmediate();
}

/** A file as the European Central Bank publishes it, newest first. */
function xmlOf(...days: readonly ReferenceRates[]): string {
  const cubes = days.map(({ day, perEuro: { EUR: _euro, ...others } }) => {
    const rates = Object.entries(others).map(([code, rate]) => `<Cube currency="${code}" rate="${rate}"/>`);
    return `<Cube time="${day}">${rates.join("\n")}</Cube>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><Cube>${cubes.join("")}</Cube></gesmes:Envelope>`;
}

/** A source whose files a test replaces; without one, it fails. */
function ecb() {
  const files = new Map<string, string>();
  const requested: string[] = [];
  const logged: string[] = [];
  const log = (level: string) => (_: object, message: string) => void logged.push(`${level}: ${message}`);
  const rates = euroReferenceRates({
    url: "https://ecb.example/eurofxref",
    userAgent: "a website",
    fetch: async (input) => {
      const file = new URL(input instanceof Request ? input.url : input).pathname.replace("/eurofxref/", "");
      requested.push(file);
      const text = files.get(file);
      return text === undefined ? new Response("", { status: 503 }) : new Response(text);
    },
    log: { info: log("info"), warn: log("warn"), error: log("error") },
    meter: silentMeter,
  });
  return { rates, files, requested, logged };
}

function exchangeRatesContract(publish: (...days: ReferenceRates[]) => Promise<ExchangeRates>) {
  it("has the rates of a day, or of the last day in the week before it that has some", async () => {
    const rates = await publish(wednesday, longAgo);
    for (const day of ["2026-11-25", "2026-11-26"]) expect(rates.on(day)).toEqual(wednesday);
    for (const day of ["2019-03-03", "2019-03-08"]) expect(rates.on(day)).toEqual(longAgo);
    for (const day of ["2019-02-28", "2019-03-09"]) expect(rates.on(day)).toBeUndefined();
  });

  it("has the currencies of the newest day, with the euro", async () => {
    expect((await publish(wednesday, longAgo)).currencies).toEqual(["AUD", "EUR", "USD"]);
    expect((await publish()).currencies).toEqual([]);
  });
}

describe("exchange rates in memory", () => {
  exchangeRatesContract(async (...days) => {
    const rates = new InMemoryExchangeRates();
    rates.publish(...days);
    return rates;
  });
});

describe("the reference rates of the European Central Bank", () => {
  exchangeRatesContract(async (...days) => {
    const { rates, files } = ecb();
    files.set(HISTORY, xmlOf(...days));
    await rates.poll();
    return rates;
  });

  it("are read once from the whole history, and then from the last days, which may be corrected", async () => {
    const { rates, files, requested } = ecb();
    files.set(HISTORY, xmlOf(wednesday, longAgo));
    const corrected = { ...wednesday, perEuro: { EUR: 1, USD: 1.0857 } };
    files.set(RECENT, xmlOf(thursday, corrected));
    rates.start();
    await until(() => rates.currencies.length > 0);
    await until(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
    await until(() => rates.on("2026-11-26")?.day === "2026-11-26");
    expect(requested).toEqual([HISTORY, RECENT]);
    expect(rates.on("2026-11-26")).toEqual(thursday);
    expect(rates.on("2026-11-25")).toEqual(corrected);
    expect(rates.on("2019-03-01")).toEqual(longAgo);
    rates.close();
    await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
    expect(requested).toHaveLength(2);
  });

  it("are read from the history again after a long failure, which would leave a gap", async () => {
    const { rates, files, requested } = ecb();
    files.set(HISTORY, xmlOf(longAgo));
    for (const _ of [1, 2]) await rates.poll();
    expect(requested).toEqual([HISTORY, HISTORY]);
  });

  it("stay while the source fails, which is logged once", async () => {
    const { rates, files, requested, logged } = ecb();
    files.set(HISTORY, xmlOf(wednesday));
    await rates.poll();
    rates.start();
    await until(() => logged.length > 0);
    await until(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await until(() => requested.length === 3);
    expect(rates.on("2026-11-25")).toEqual(wednesday);
    files.set(RECENT, xmlOf(thursday));
    await until(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await until(() => logged.length > 1);
    expect(rates.on("2026-11-26")).toEqual(thursday);
    expect(logged).toEqual([
      "warn: the source of exchange rates fails",
      "info: the source of exchange rates works again",
    ]);
    rates.close();
  });

  it.each([
    ["no XML", "Maintenance"],
    ["a web page", "<!doctype html><html><title>Maintenance</title></html>"],
    ["half a file", xmlOf(wednesday).slice(0, -20)],
    ["no rates", xmlOf({ day: "2026-11-26", perEuro: { EUR: 1 } })],
    ["an invalid day", xmlOf({ ...wednesday, day: "today" })],
    ["entities", `<!DOCTYPE a [<!ENTITY e "1">]>${xmlOf(wednesday)}`],
  ])("fail with %s", async (_case, text) => {
    const { rates, files } = ecb();
    files.set(HISTORY, text);
    expect(await rates.poll()).toBe(false);
    expect(rates.currencies).toEqual([]);
  });

  it("leave out what is no currency or no rate", async () => {
    const { rates, files } = ecb();
    const odd = `<Cube currency="HRK" rate="N/A"/><Cube currency="RUB" rate="0"/><Cube currency="usd" rate="1"/>
<Cube currency="TRL" rate="1e99"/><Cube rate="2"/><Cube currency="GBP"/></Cube></Cube>`;
    files.set(HISTORY, xmlOf(wednesday).replace("</Cube></Cube>", odd));
    expect(await rates.poll()).toBe(true);
    expect(rates.on("2026-11-25")).toEqual(wednesday);
  });
});
