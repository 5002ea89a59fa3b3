import { beforeAll, expect, it } from "vitest";
import * as texts from "../../../../brand/texts/fr/all.ts";
import { adopted, siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const { brand } = adopted({
  name: "Valmont Éclairage",
  "legal-name": "Valmont Éclairage SA",
  slug: "valmont",
  exchange: "Euronext Paris",
  ticker: "VLE",
  locale: "fr-FR",
  "time-zone": "Europe/Paris",
  currency: "EUR",
});
const ISIN = "FR00140VLE12";
const open = siteOfIssuer({
  brand: {
    ...brand,
    listings: brand.listings.map((listing) => ({ ...listing, isin: ISIN })),
    yearEnd: "12-31",
  },
  texts,
  now: "2026-11-24T09:00:00Z",
});

const BALANCE = typed(
  { type: "dividend", uid: "2025-solde" },
  {
    kind: "Final",
    period: "exercice 2025",
    status: "Paid",
    amount: 1.15,
    declared: "2026-05-20",
    ex: "2026-06-02",
    record: "2026-06-03",
    payment: "2026-06-04",
  },
);
const INTERIM = typed(
  { type: "dividend", uid: "2026-acompte" },
  {
    kind: "Interim",
    period: "exercice 2026",
    status: "Declared",
    amount: 0.7,
    declared: "2026-07-28",
    ex: "2026-12-02",
    record: "2026-12-03",
    payment: "2026-12-04",
  },
);
const MEETING = typed(
  { type: "general-meeting", uid: "ag-2026" },
  {
    title: "Assemblée générale mixte 2026",
    starts: "2026-05-20T08:00:00+0000",
    ends: "2026-05-20T10:00:00+0000",
    place: "Salle Pleyel, Paris",
    share_classes: [
      { name: "Droit de vote simple", shares: 60_000_000 },
      { name: "Droit de vote double", shares: 20_000_000, votes: 40_000_000 },
    ],
    resolutions: [
      {
        number: "18",
        title: "Augmentation de capital",
        kind: "Special resolution",
        votes_for: 56_000_000,
        votes_against: 24_000_000,
        votes_withheld: 350_000,
        shares_voted: 61_000_000,
        outcome: "Carried",
      },
    ],
  },
);
/** 20 million of the 80 million shares have been registered for two years, and have two votes. */
const SIMPLE = { name: "Droit de vote simple", isin: ISIN, votes_per_share: 1 };
const DOUBLE = { name: "Droit de vote double", isin: ISIN, votes_per_share: 2, treasury: 0 };
const CAPITAL = {
  heading: "Droits de vote",
  as_at: "2026-10-31",
  source: "Déclarations à l’AMF",
  classes: [
    { ...SIMPLE, on_issue: 60_000_000, treasury: 1_000_000 },
    { ...DOUBLE, on_issue: 20_000_000 },
    { ...SIMPLE, as_at: "2026-09-30", on_issue: 60_250_000, treasury: 1_000_000 },
    { ...DOUBLE, as_at: "2026-09-30", on_issue: 19_750_000 },
  ],
};
const HALF = {
  heading: "Premier semestre",
  period: "S1 2026",
  previous_period: "S1 2025",
  source: "Rapport semestriel",
  figures: [{ measure: "Chiffre d’affaires", unit: "M€", value: 1_204.6, previous: 1_150.2 }],
};
const PAGES = [
  typedPage({ type: "investors-page", uid: "investors" }, slice("calendar", { heading: "Calendrier" })),
  typedPage(
    { type: "page", uid: "dividende" },
    slice("dividends", { heading: "Dividende", source: "Communiqués" }),
  ),
  typedPage({ type: "page", uid: "capital" }, slice("share_capital", CAPITAL)),
  typedPage({ type: "page", uid: "s1-2026" }, slice("comparison", HALF)),
];

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...PAGES, BALANCE, INTERIM, MEETING]);
});

it("the dividend of a year is its interim and its balance, in units of the euro", async () => {
  expect(await site.row("/dividende", "Solde du dividende, exercice 2025")).toBe(
    "Solde du dividende, exercice 2025 Versé 1,15 € 20 mai 2026 2 juin 2026 3 juin 2026 4 juin 2026",
  );
  expect(await site.row("/dividende", "Acompte sur dividende, exercice 2026")).toBe(
    "Acompte sur dividende, exercice 2026 0,70 € 28 juillet 2026 2 décembre 2026 3 décembre 2026 4 décembre 2026",
  );
  for (const file of await site.listFiles("/figures/dividende/dividende"))
    expect(file).toEqual({
      "": [
        {
          Dividende: "Acompte sur dividende, exercice 2026",
          Statut: "Décidé",
          "Montant par action": 0.7,
          "Après ajustement des divisions du nominal": 0.7,
          Devise: "EUR",
          Annonce: "2026-07-28",
          "Date de détachement": "2026-12-02",
          "Date d’arrêté des positions": "2026-12-03",
          "Date de mise en paiement": "2026-12-04",
        },
        {
          Dividende: "Solde du dividende, exercice 2025",
          Statut: "Versé",
          "Montant par action": 1.15,
          "Après ajustement des divisions du nominal": 1.15,
          Devise: "EUR",
          Annonce: "2026-05-20",
          "Date de détachement": "2026-06-02",
          "Date d’arrêté des positions": "2026-06-03",
          "Date de mise en paiement": "2026-06-04",
        },
      ],
    });
  expect(await site.facts("dividends")).toMatchObject([
    { amount: "0.70", currency: "EUR", ex: "2026-12-02" },
    { amount: "1.15", currency: "EUR", payment: "2026-06-04" },
  ]);
});

it("the calendar has the days of both payments, and the meeting", async () => {
  expect(await site.calendar("/investors/calendar.ics")).toEqual([
    "20260520T080000Z | Assemblée générale mixte 2026 | ",
    "20260602 | Date de détachement\u202f: Solde du dividende, exercice 2025 | CONFIRMED",
    "20260603 | Date d’arrêté des positions\u202f: Solde du dividende, exercice 2025 | CONFIRMED",
    "20260604 | Date de mise en paiement\u202f: Solde du dividende, exercice 2025 | CONFIRMED",
    "20261202 | Date de détachement\u202f: Acompte sur dividende, exercice 2026 | CONFIRMED",
    "20261203 | Date d’arrêté des positions\u202f: Acompte sur dividende, exercice 2026 | CONFIRMED",
    "20261204 | Date de mise en paiement\u202f: Acompte sur dividende, exercice 2026 | CONFIRMED",
  ]);
});

it("voting rights of each month are theoretical with treasury shares, and exercisable without them", async () => {
  const text = await site.text("/capital");
  expect(text).toContain("31 octobre 2026 80 000 000 1 000 000 100 000 000 1 000 000 99 000 000");
  expect(text).toContain("30 septembre 2026 80 000 000 1 000 000 99 750 000 1 000 000 98 750 000");
  expect(await site.facts("capital")).toMatchObject([
    {
      totals: [
        { asAt: "2026-10-31", onIssue: 80_000_000, votes: { all: 100_000_000, castable: 99_000_000 } },
        { asAt: "2026-09-30", onIssue: 80_000_000, votes: { all: 99_750_000, castable: 98_750_000 } },
      ],
    },
  ]);
});

it("an extraordinary resolution needs two thirds, without abstentions", async () => {
  expect(await site.row("/ag-2026", "18. Augmentation")).toContain(
    "56 000 000 70,0 % 24 000 000 30,0 % 350 000 80 000 000 61 000 000 76,3",
  );
});

it("figures have decimal commas and narrow spaces, and none in files", async () => {
  expect(await site.text("/s1-2026")).toContain("Chiffre d’affaires M€ 1 204,6 1 150,2 +4,7 %");
  for (const file of await site.measureFiles("/figures/s1-2026/premier-semestre", "Premier semestre"))
    expect(file).toEqual([
      "Chiffre d’affaires | M€ | S1 2025 | 1150.2",
      "Chiffre d’affaires | M€ | S1 2026 | 1204.6",
    ]);
});

it("search engines are told the listing", async () => {
  expect(await site.structuredData("/", "Corporation")).toMatchObject([
    { name: "Valmont Éclairage", tickerSymbol: ["XPAR VLE"], identifier: [{ value: ISIN }] },
  ]);
});

it("what was typed is right: the report has nothing about its numbers", async () => {
  const found = await site.report();
  expect(found.filter((line) => /^dividend_|\.classes|\.resolutions|figures/.test(line))).toEqual([]);
});

const withClasses = (...classes: readonly object[]) =>
  open([
    typedPage(
      { type: "page", uid: "capital" },
      slice("share_capital", { ...CAPITAL, classes: classes.map((one) => ({ ...one })) }),
    ),
  ]);

it("treasury shares that are no number are named, and no rights are said to be exercisable", async () => {
  const [simple, double] = CAPITAL.classes;
  const slipped = await withClasses({ ...simple, treasury: 1.25 }, { ...double });
  expect(await slipped.report()).toContain(
    "page_capital data.slices[0].primary.classes[0].treasury: 1.25 is no whole number",
  );
  expect(await slipped.text("/capital")).not.toContain("100 000 000");
});

it("exercisable rights that are typed as a class are named, and there is no sum", async () => {
  const [simple, double] = CAPITAL.classes;
  const total = { name: "Droits exerçables", on_issue: 99_000_000, votes_per_share: 1 };
  const slipped = await withClasses({ ...simple }, { ...double }, total);
  expect((await slipped.report()).join("\n")).toContain(
    "page_capital sections[0].classes: “Droits exerçables” has as many shares as the others have shares or votes together",
  );
  expect(await slipped.text("/capital")).not.toContain("199 000 000");
});

it("an interim dividend in cents is named beside the balance, and not shown", async () => {
  const slipped = await open([...PAGES, BALANCE, withSlip(INTERIM, { amount: 70 })]);
  expect((await slipped.report()).join("\n")).toContain(
    "dividend_2026-acompte data.amount: 70 may be in hundredths: dividend_2025-solde has 1.15",
  );
  expect(await slipped.row("/dividende", "Acompte sur dividende")).not.toContain("70,00");
});
