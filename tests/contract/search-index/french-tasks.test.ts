import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Page } from "../../../src/domain/content/page.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { newsArticle } from "../../unit/sample-content.ts";
import { annualReports } from "./annual-reports.ts";
import { companyPages } from "./company-pages.ts";
import { firstResult, searchOver } from "./search-over.ts";

const people = [
  { name: "Hélène Lefèvre", role: "Présidente-directrice générale", biography: [] },
  { name: "Loïc Œuvrard", role: "Directeur financier", biography: [] },
];
const events = [
  { date: "2026-05-15", title: "Mise en paiement du dividende de 2025" },
  { date: "2027-03-11", title: "Réunion d’analystes", note: "Retransmise sur Internet" },
  { date: "2027-05-11", title: "Assemblée générale 2027", note: "Palais des congrès d’Ostrau" },
  { date: "2027-05-14", title: "Mise en paiement du dividende de 2026" },
];

/** Parts of pages that are not text. */
const PARTS: Readonly<Record<string, readonly Section[]>> = {
  "groupe/direction": [{ kind: "people", heading: "Membres", intro: [], people }],
  investisseurs: [{ kind: "calendar", heading: "Agenda financier", intro: [], events }],
};

const halfYear = (year: number): Page => ({
  ...newsArticle(`semestre-${year}`, `${year}-08-06`, "Investors"),
  title: `Premier semestre ${year}\u202f: le chiffre d’affaires augmente de 4\u202f%`,
});

const frenchPages = [...companyPages("french", PARTS), halfYear(2025), halfYear(2026)];

const documents = annualReports("rapport-annuel", "Rapport annuel");

const CALENDAR = "/investisseurs#part-agenda-financier";

describe("what visitors of a French company look for", () => {
  const search = searchOver({ pages: frenchPages, documents }, "fr-FR");
  const first = firstResult(search);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-09-01T12:00:00Z") });
  });

  it.each([
    ["prochain dividende", CALENDAR],
    ["quand est la prochaine assemblée", CALENDAR],
    ["Réunion d'analystes", CALENDAR],
    ["AG", "/investisseurs/assemblee-generale"],
    ["l'ordre du jour de l'assemblée", "/investisseurs/assemblee-generale"],
    ["CFO", "/groupe/direction"],
    ["PDG", "/groupe/direction"],
    ["loic oeuvrard", "/groupe/direction"],
    ["conseil d’administration", "/groupe/gouvernance"],
    ["lanceur d’alerte", "/groupe/gouvernance"],
    ["auditeur", "/groupe/gouvernance"],
    ["contact fournisseurs", "/groupe/fournisseurs"],
    ["facturation", "/groupe/fournisseurs"],
    ["recrutement", "/carrieres"],
    ["métiers de l’apprentissage", "/carrieres"],
    ["entretien", "/carrieres/candidature"],
    ["cours de bourse", "/investisseurs/action"],
    ["principaux actionnaires", "/investisseurs/action"],
    ["résultats trimestriels", "/investisseurs/publications"],
    ["chiffre d'affaires semestre", "/news/semestre-2026"],
    ["objectifs climatiques", "/durabilite/climat"],
    ["plainte", "/contact"],
  ])("%s: %s is first", async (text, href) => {
    expect((await first(text))?.href).toBe(href);
  });

  it.each(["rapport annuel", "rapport financier annuel", "dernier rapport annuel"])(
    "finds the newest of equal documents: %s",
    async (text) => {
      const newest = { href: "/files/rapport-annuel-2025.pdf", date: "2026-03-12" };
      expect(await first(text, "pdf")).toEqual(newest);
    },
  );

  it("leads with the date of a calendar that is the next at the time", async () => {
    expect(await first("prochain dividende")).toMatchObject({ date: "2027-05-14" });
    vi.setSystemTime(Date.parse("2026-05-01T12:00:00Z"));
    expect(await first("prochain dividende")).toMatchObject({ date: "2026-05-15" });
  });
});
