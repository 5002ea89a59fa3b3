import type { actions as english } from "../en/actions.ts";

export const actions: typeof english = {
  kinds: {
    Split: "Aktiensplit",
    Consolidation: "Zusammenlegung von Aktien",
    "Bonus issue": "Gratisaktien",
    "Rights issue": "Kapitalerhöhung mit Bezugsrecht",
    Demerger: "Abspaltung",
    "Capital return": "Kapitalrückzahlung",
  },
  action: "Kapitalmaßnahme",
  status: "Stand",
  statuses: { Proposed: "Vorgeschlagen", Decided: "Beschlossen", Cancelled: "Abgesagt" },
  shareClass: "Aktiengattung",
  ratio: "Verhältnis",
  inPlace: (now, before) => `${now} für ${before}`,
  inAddition: (more, held) => `${more} neu auf ${held} alte`,
  announced: "Bekannt gegeben",
  days: {
    ex: "Ex-Tag",
    record: "Stichtag",
    subscription: "Ende der Bezugsfrist",
    completion: "Vollzug",
  },
  price: "Preis oder Zahlung je Aktie",
  currency: "Währung",
  factor: "Faktor für frühere Beträge",
  costBase: "Anschaffungskosten",
  note: "Hinweis",
  none: "Die Zahl der Aktien wurde nicht durch einen Split oder eine ähnliche Maßnahme geändert.",
  history: "Splits und andere Kapitalmaßnahmen",
};
