import { type Block, box, list, para, paras, row, section, table } from "./blocks.ts";

/** The first year whose reports mention Clear Limits and the current Sydney office, both since late 2024. */
const sinceLate2024 = (year: string): boolean => Number(year) >= 2025;

/** Terms that are explained in every report. */
const glossary = (year: string): readonly (readonly [string, string])[] => [
  [
    "Active customer",
    "A person who placed at least one bet with Furlong in the 12 months to the end of the period.",
  ],
  ...(sinceLate2024(year)
    ? [
        [
          "Clear Limits",
          "The company's safer-gambling program: limits, time-outs, checks and people trained to intervene.",
        ] as const,
      ]
    : []),
  ["EBITDA", "Earnings before interest, tax, depreciation and amortisation."],
  ["Free cash flow", "Net cash from operating activities less capital expenditure and lease principal."],
  [
    `FY${year.slice(2)}, HY${year.slice(2)}`,
    `The year ended 30 June ${year}, and its first half, ended 31 December ${Number(year) - 1}. Other years likewise.`,
  ],
  [
    "Larkfield Country Fund",
    "The company's community foundation, which makes grants in towns with a racecourse.",
  ],
  ["Net debt", "Borrowings less cash. Lease liabilities and customer account balances are not counted."],
  ["NPAT", "Net profit after tax."],
  [
    "NPATA",
    "Net profit after tax before amortisation, after tax, of intangible assets bought with businesses.",
  ],
  [
    "Revenue",
    "Wagering revenue after customers' winnings and promotions, and fees for services, without GST.",
  ],
];

/** The glossary as a table. */
export function glossaryTable(label: string, year: string): Block {
  return table({
    caption: label,
    head: ["Term", "Meaning"],
    widths: [0.26, 0.74],
    cells: "words",
    rows: glossary(year).map(([term, meaning]) => row(term, meaning)),
  });
}

/** Contact details of the company and the registry, by the year of the report. */
export function contacts(year: string): Block {
  return table({
    caption: "Contacts",
    head: ["For", "Write or call"],
    widths: [0.3, 0.7],
    cells: "words",
    rows: [
      row("Share registry", "Meridian Share Registry, https://registry.example/larkfield, 1800 975 720"),
      row("Investor relations", "investors@larkfield.example, (07) 7010 0140"),
      row("Media", "media@larkfield.example, (07) 7010 0150"),
      row("Company Secretary", "company.secretary@larkfield.example, (07) 7010 0100"),
      row("Head office", "Level 14, 80 Petrie Crossing, Brisbane QLD 4000"),
      row("Melbourne", "Level 6, 221 Hoddle Walk, Melbourne VIC 3000"),
      ...(sinceLate2024(year) ? [row("Sydney", "Level 9, 18 Tallow Lane, Sydney NSW 2000")] : []),
    ],
  });
}

/** Definitions and basis of preparation of a results announcement. */
export const basis: readonly Block[] = [
  section("About these figures"),
  ...paras(
    "All amounts are in Australian dollars. Amounts are rounded to the nearest hundred thousand, so totals may differ slightly from the sum of the rows, and percentages are worked out from the rounded figures shown.",
    "**EBITDA** is earnings before interest, tax, depreciation and amortisation. **NPATA** is net profit after tax before amortisation, after tax, of intangible assets bought with businesses. The Board uses it to set dividends because that amortisation takes no cash. Neither measure is defined in Australian Accounting Standards.",
    "**Net debt** is borrowings less cash. **Free cash flow** is net cash from operating activities less capital expenditure and lease principal.",
  ),
];

/** The disclaimer for forward-looking statements. */
export const outlookCaution =
  "Statements about the future rest on what the company knew on the date of this document. They depend on customers, competitors, weather, law and regulation, and results may differ. The company will tell the market if its view changes in a material way.";

/** Help for gamblers, by the year of the report. */
export function helpBox(year: string): Block {
  const place = sinceLate2024(year) ? "in the Furlong app under Clear Limits" : "in the Furlong app";
  return box(
    "If gambling is no longer fun",
    `Set a deposit limit, take a time-out or close your account ${place}, or call 1800 975 711 at any hour. Free and confidential help, for you or for someone close to you, is available from the gambling help service in every state and territory.`,
  );
}

/** The authorisation and the contacts of an announcement. */
export function release(by: string): Block[] {
  return [
    para(`**Authorised for release by ${by}.**`),
    list(
      "**Investors:** Investor Relations, (07) 7010 0140, investors@larkfield.example",
      "**Media:** Corporate Affairs, (07) 7010 0150, media@larkfield.example",
    ),
    para(
      "**About Larkfield.** Larkfield Group Limited (ASX: LKF) is a wagering and gaming company. Furlong is its digital wagering app on racing and sport. Larkfield Venues provides wagering terminals and racing coverage to pubs, clubs and agencies, Larkfield Gaming Services monitors and maintains gaming machines for clubs and hotels, and Larkfield Racing Media sends pictures and audio of Australian racing abroad. The company was founded in Larkfield, Queensland, in 1961 and listed in 2008.",
    ),
  ];
}
