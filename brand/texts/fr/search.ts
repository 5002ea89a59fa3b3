import type { search as english } from "../en/search.ts";
import { de, isPlural } from "../french.ts";

export const search: typeof english = {
  title: "Recherche",
  titleOf: (text) => `Recherche\u202f: ${text}`,
  description: (site) => `Recherchez dans les pages, les actualités et les documents ${de(site)}.`,
  field: "Rechercher sur le site",
  placeholder: "Saisir une recherche",
  hint: "Recherchez dans nos pages, nos actualités et nos documents.",
  tips:
    "Les guillemets trouvent une expression exacte\u202f: «\u202fdividende par action\u202f». Les exercices et les semestres " +
    "se trouvent dans toutes leurs écritures\u202f: 2026 ou exercice 2026, S1 2026 ou premier semestre 2026. Le texte des " +
    "fichiers PDF est également consulté, et un fichier s’ouvre à la page qui contient vos mots. Les résultats peuvent " +
    "être restreints par année et par catégorie.",
  scopes: "Où rechercher",
  scope: { page: "Pages", pdf: "PDF" },
  counted: (count) => (isPlural(count) ? "résultats" : "résultat"),
  loading: "Chargement\u00a0…",
  tooLong: (limit) =>
    `Une recherche compte au plus ${limit} caractères. Veuillez n’en garder que quelques mots.`,
  notReady: "La recherche n’est pas disponible pour le moment. Veuillez réessayer dans un instant.",
  resultsFor: (text) => `Résultats pour «\u202f${text}\u202f»`,
  correctedTo: (text) => `Résultats affichés pour «\u202f${text}\u202f»`,
  notFound: (text) => `Rien n’a été trouvé pour «\u202f${text}\u202f».`,
  asTyped: (text) => `Rechercher «\u202f${text}\u202f» tel que saisi`,
  noResultsFor: (text) => `Aucun résultat pour «\u202f${text}\u202f»`,
  noResults: "Aucun résultat",
  instead: {
    page: "Voir les résultats dans nos pages",
    pdf: "Voir les résultats dans les documents PDF",
    unfiltered: "Voir les résultats de toutes les années et catégories",
    contact: "Posez-nous votre question",
    language: (name: string) => `Rechercher en ${name}`,
  },
  noSuchPage: (page) => `La liste des résultats n’a pas de page ${page}.`,
  showing: (first, last, total) => `${first}–${last} sur ${total}`,
  incomplete:
    "Le texte de certains documents est encore en cours de lecture. Il y aura peut-être plus de résultats dans quelques minutes.",
  seeAll: "Voir tous les résultats",
  results: "Résultats",
  news: "Actualités",
  document: (format) => (format ? `Document ${format}` : "Document"),
  onPage: (page) => `page ${page}`,
  alsoOn: "Aussi sur",
};
