import {
  type Block,
  chapter,
  chart,
  contents,
  figures,
  heading,
  paras,
  row,
  section,
  signature,
  table,
} from "./blocks.ts";
import { setPaper } from "./paper.ts";
import { chiefExecutive } from "./people.ts";
import type { Publication } from "./publication.ts";
import { contacts, helpBox } from "./shared-text.ts";
import { measures, type SustainabilityText, sustainabilityTexts } from "./sustainability-text.ts";

type Subject = keyof typeof measures;

/** Columns of the year and of the two previous ones, of the four measured years. */
function columns(text: SustainabilityText): readonly [number, number, number] {
  const first = text.year === "2026" ? 1 : 2;
  return [first, first + 1, first + 2];
}

function yearLabels(text: SustainabilityText): string[] {
  return [0, 1, 2].map((back) => `FY${Number(text.year.slice(2)) - back}`);
}

function measureTable(text: SustainabilityText, subject: Subject, caption: string): Block {
  return table({
    caption,
    unit: "At 30 June, or for the year ended 30 June",
    head: ["", ...yearLabels(text)],
    widths: [0.55, 0.15, 0.15, 0.15],
    current: 1,
    rows: measures[subject].map((line) => row(line[0], ...columns(text).map((column) => line[column] ?? ""))),
  });
}

function cell(text: SustainabilityText, subject: Subject, line: number): string {
  return measures[subject][line]?.[columns(text)[0]] ?? "";
}

function blocks(text: SustainabilityText): Block[] {
  const limits = measures.customers[0];
  return [
    contents(),
    section("The year in brief"),
    figures(
      { value: cell(text, "customers", 0), label: "Active Furlong customers with a deposit limit" },
      { value: `${cell(text, "customers", 2)} h`, label: "From first sign of harm to first contact, median" },
      { value: `${cell(text, "climate", 2)} t`, label: "Scope 1 and 2 emissions, CO2-e, market-based" },
      { value: `A$${cell(text, "community", 0)}m`, label: "Grants of the Larkfield Country Fund" },
    ),
    table({
      caption: "Targets",
      head: ["Target", "Where we are", "State"],
      widths: [0.62, 0.2, 0.18],
      cells: "words",
      rows: text.targets.map((target) => row(...target)),
    }),
    chapter("From the chief executive"),
    ...paras(...text.opening),
    signature(chiefExecutive.name, chiefExecutive.role),
    section("How this report is put together"),
    ...paras(
      ...text.governance,
      "Emissions are measured under the Greenhouse Gas Protocol, with operational control as the boundary, and are given by the market-based and the location-based method. The first counts what the company's contract buys; the second counts the grid as it is. Where a figure for an earlier year has been corrected by more than 2%, the report says so; none has been.",
    ),
    chapter("Customer care"),
    ...paras(...text.customers),
    chart({
      caption: "Active Furlong customers with a deposit limit",
      unit: "Per cent, at 30 June",
      bars: columns(text)
        .map((column, back) => ({
          label: yearLabels(text)[back] ?? "",
          value: Number.parseFloat(limits[column] ?? "0"),
        }))
        .reverse(),
    }),
    measureTable(text, "customers", "Customers"),
    helpBox(text.year),
    chapter("Supporting our people"),
    ...paras(...text.people),
    measureTable(text, "people", "People"),
    section("Community and suppliers"),
    heading("Larkfield Country Fund"),
    ...paras(...text.community),
    heading("Suppliers"),
    ...paras(...text.suppliers),
    measureTable(text, "community", "Community and suppliers"),
    section("A sustainable future"),
    ...paras(...text.climate),
    measureTable(text, "climate", "Climate and materials"),
    contacts(text.year),
  ];
}

function publication(text: SustainabilityText): Publication {
  const title = `Sustainability report ${text.year}`;
  const summary = "Customers, people, communities and climate: targets, and three years of measures.";
  return {
    uid: `sustainability-report-${text.year}`,
    title,
    date: text.date,
    category: "Sustainability report",
    summary,
    tags: ["sustainability", `FY${text.year.slice(2)}`],
    make: () =>
      setPaper({
        title,
        subject: summary,
        date: text.date,
        front: "page",
        label: "ASX: LKF",
        subtitle: `Year ended 30 June ${text.year}`,
        blocks: blocks(text),
      }),
  };
}

/** The sustainability reports. */
export const sustainabilityReports: readonly Publication[] = sustainabilityTexts.map(publication);
