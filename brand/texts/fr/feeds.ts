import type { feeds as english } from "../en/feeds.ts";
import { de, que } from "../french.ts";

export const feeds: typeof english = {
  newsOf: (company) => `Actualités ${de(company)}`,
  aboutNewsOf: (company) => `Communiqués, résultats et reportages ${de(company)}`,
  announcementsOf: (company) => `Communiqués ${de(company)}`,
  aboutAnnouncementsOf: (company) => `Ce ${que(company)} a annoncé au marché`,
  home: "Accueil",
  news: "Actualités",
  columns: {
    list: "liste",
    measure: "indicateur",
    unit: "unité",
    period: "période",
    value: "valeur",
    note: "remarque",
    definition: "définition",
    assurance: "audit",
    reconciliation: "rapprochement",
    source: "source",
    published: "publication",
    page: "page",
  },
  workbook: {
    sheet: "Chiffres clés",
    measure: "Indicateur",
    unit: "Unité",
    value: "Valeur",
    note: "Remarque",
    source: "Source",
    published: "Publication (UTC)",
    page: "Page",
  },
  notIncluded: "non-inclus.txt",
};
