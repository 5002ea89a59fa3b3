import type { lists as english } from "../en/lists.ts";

export const lists: typeof english = {
  filters: {
    year: { label: "Année", all: "Toutes les années" },
    kind: { label: "Type", all: "Tous les types" },
    category: { label: "Catégorie", all: "Toutes les catégories" },
    announcement: { label: "Type", all: "Tous les types" },
  },
  sorted: {
    ascending: (column) => `Trié par ordre croissant\u202f: ${column}`,
    descending: (column) => `Trié par ordre décroissant\u202f: ${column}`,
  },
  kinds: {
    "Annual report": "Rapport annuel",
    Results: "Résultats",
    Presentation: "Présentation",
    Policy: "Politique",
    "Notice of meeting": "Avis de convocation",
    "Market announcement": "Information réglementée",
    "Sustainability report": "Rapport de durabilité",
    Company: "Société",
    Investors: "Investisseurs",
    Sustainability: "Durabilité",
    Community: "Engagement sociétal",
    Products: "Produits",
  },
  pagesOf: (list) => `${list}, pages de la liste`,
  page: (page) => `Page ${page}`,
  pageOf: (page, pages) => `Page ${page} sur ${pages}`,
  previous: "Précédent",
  next: "Suivant",
};
