import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { PdfDocument } from "../../../src/domain/content/pdf-document.ts";
import type { Dividend } from "../../../src/domain/dividends/dividend.ts";
import { before, DAY, itIsShownFromItsTime, shownAfter, shownAt, until } from "../domain/embargo.ts";
import { itIsHiddenUntilShown, OPENS } from "../domain/hidden-content.ts";
import { itOpensByDay } from "../domain/opening.ts";
import { finalDividend } from "./sample-dividends.ts";

const declared = (more?: object): ContentItem => ({
  kind: "dividend",
  document: finalDividend(2027, 0.1, { declared: DAY, ...more }),
});

describe("a dividend", () => {
  itIsShownFromItsTime(declared);
  itOpensByDay(DAY, "data.declared", (more) => ({
    kind: "dividend",
    document: { ...finalDividend(2027, 0.1, { declared: DAY }), ...more },
  }));
  itIsHiddenUntilShown({ kind: "dividend", document: finalDividend(2027, 0.1, { embargo: OPENS }) });
});

it("a dividend opens when the exchange has released it, which may be days before it is declared: it is proposed", () => {
  const exchange = { reference: "06A-1", isAwaited: true };
  const document = { ...finalDividend(2027, 0.1, { declared: "2026-12-01" }), exchange };
  const proposed: ContentItem = { kind: "dividend", document };
  const [early, released] = shownAfter([before, [proposed]], [until, [proposed]]);
  expect(early).toBe("[]");
  expect(released).toContain("dividend_2027");
});

it("its announcement, a PDF document of its day, waits with it", () => {
  const day = "2026-08-19";
  const changed = `${day}T01:00:00.000Z`;
  const pdf: PdfDocument = { id: "pdf_r", title: "Report", href: "/report.pdf", date: day, changed };
  const embargo = `${day}T06:00:00.000Z`;
  const document = { ...finalDividend(2026, 0.1, { declared: day, embargo, changed }), document: pdf };
  const seen = (moment: string) =>
    shownAt(moment, { kind: "dividend", document }, { kind: "pdf", uid: "r", pdf }).items.length;
  expect(seen(`${day}T05:59:00Z`)).toBe(0);
  expect(seen(embargo)).toBe(2);
});

it("a dividend has no announcement that is still to come, and changes the calendar when a date is over", () => {
  const pdf: PdfDocument = {
    id: "pdf_r",
    title: "Report",
    href: "/report.pdf",
    embargo: "2027-12-01T00:00:00.000Z",
  };
  const dividend: Dividend = { ...finalDividend(2026, 0.1), document: pdf };
  const waiting: ContentItem = { kind: "pdf", uid: "r", pdf };
  const { embargo, items } = shownAt(
    "2026-09-01T00:00:00Z",
    { kind: "dividend", document: dividend },
    waiting,
  );
  expect(items).toMatchObject([{ document: { id: "dividend_2026" } }]);
  expect(JSON.stringify(items)).not.toContain("report");
  expect(embargo.nextChange).toBe(Date.parse("2026-09-03T12:00:00Z"));
});
