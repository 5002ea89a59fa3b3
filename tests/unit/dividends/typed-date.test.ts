import { expect, it } from "vitest";
import { dividends as german } from "../../../brand/texts/de/dividends.ts";
import { dividends as english } from "../../../brand/texts/en/dividends.ts";
import { dividends as french } from "../../../brand/texts/fr/dividends.ts";
import { joinedDates } from "../../../src/application/offered-dates.ts";
import { isTypedDay } from "../../../src/domain/dividends/typed-date.ts";
import { finalDividend } from "./sample-dividends.ts";

const FINAL = finalDividend(2026, 0.105);
const events = new Map(FINAL.dates.map((event) => [event.key?.replace(/.*-/, ""), event]));

const isDay = (day: string, title: string, { words } = english) => {
  const event = events.get(day);
  return event !== undefined && isTypedDay(event, title, words);
};

it.each([
  ["ex", "Ex-dividend date"],
  ["ex", "Shares trade ex dividend: no"],
  ["record", "Record date for final dividend"],
  ["payment", "Final dividend paid"],
  ["payment", "FY26 final dividend payment date"],
  ["payment", "Final dividend"],
])(
  "a date on the day %s of a dividend that is called “%s” is the same, if all of its words are",
  (day, title) => {
    expect(isDay(day, title)).toBe(!title.endsWith("no"));
  },
);

it.each([
  ["payment", "Record date"],
  ["ex", "Final dividend payment"],
  ["record", "Results and record date"],
  ["payment", "Full-year results"],
  ["payment", ""],
])("a date on the day %s that is called “%s” is another one", (day, title) => {
  expect(isDay(day, title)).toBe(false);
});

it.each([
  ["payment", "Zahlung der Dividende", german, true],
  ["payment", "Stichtag der Dividende", german, false],
  ["payment", "Mise en paiement du solde du dividende", french, true],
  ["ex", "Détachement de l’acompte sur dividende", french, true],
  ["record", "Date d’arrêté des positions", french, true],
  ["payment", "Détachement du dividende", french, false],
  ["payment", "Dividende et résultats annuels", french, false],
] as const)("a date on the day %s knows the words of its language: “%s”", (day, title, texts, isSame) => {
  expect(isDay(day, title, texts)).toBe(isSame);
});

it("the calendar has such a date once, as the dividend says it, with the links that were typed", () => {
  const typed = [
    { date: "2026-09-25", title: "Final dividend paid", place: "Brisbane" },
    { date: "2026-09-25", title: "Annual report" },
    { date: "2026-09-24", title: "Final dividend paid" },
  ];
  const isTyped = (event: (typeof FINAL.dates)[number], title: string) =>
    isTypedDay(event, title, english.words);
  const shown = joinedDates(typed, [{ events: FINAL.dates, isTyped }]);
  expect(shown.map(({ date, title, place }) => [date, title, place])).toEqual([
    ["2026-09-02", "Ex-dividend date: Final dividend, FY26", undefined],
    ["2026-09-03", "Record date: Final dividend, FY26", undefined],
    ["2026-09-24", "Final dividend paid", undefined],
    ["2026-09-25", "Annual report", undefined],
    ["2026-09-25", "Payment date: Final dividend, FY26", "Brisbane"],
  ]);
});
