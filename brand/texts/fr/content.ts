import type { content as english } from "../en/content.ts";
import { counted, de, isPlural } from "../french.ts";

type FinancialYearName = Parameters<(typeof english)["periods"]["year"]>[0];

export const content: typeof english = {
  colon: "\u202f: ",
  breadcrumb: "Fil d’Ariane",
  onThisPage: "Sur cette page",
  updated: "Mis à jour le",
  underEmbargo: "Sous embargo\u202f: les visiteurs verront cette page à partir du",
  awaits: {
    exchange: "Les visiteurs verront cette page dès que la bourse aura diffusé le communiqué.",
    editor:
      "Les visiteurs ne verront pas cette page tant que la rédaction n’aura pas corrigé son heure ou sa référence\u202f: voir le rapport sur les contenus.",
  },
  photos: (credits) => `Photos\u202f: ${credits}`,
  news: "Actualités",
  listTitle: (title, choices, page) =>
    [
      [title, choices.join(", ")].filter(Boolean).join("\u202f: "),
      ...(page > 1 ? [`page ${page}`] : []),
    ].join(", "),
  noNews: "Il n’y a pas d’actualités ici pour le moment.",
  articleCount: (count) => counted(count, "article", "articles"),
  noSuchNews: "Aucune actualité ne correspond à ce choix.",
  allNews: "Toutes les actualités",
  seeAllNews: "Voir toutes les actualités",
  announcements: "Communiqués",
  announcementCount: (count) => counted(count, "communiqué", "communiqués"),
  noSuchAnnouncements: "Aucun communiqué ne correspond à ce choix.",
  seeAllAnnouncements: "Voir tous les communiqués",
  asAt: "Au",
  notUpdated: ". Les communiqués plus récents n’ont pas pu être chargés.",
  notUpdatedFrom: (sources) => `. Les communiqués plus récents ${de(sources)} n’ont pas pu être chargés.`,
  notTranslated: (title: string) => `Cette page n’existe pas en français. Le lien mène à « ${title} ».`,
  convenienceTranslation: (language) =>
    language === undefined
      ? "Traduction libre\u202f; seule la version en langue originale fait foi."
      : `Traduction libre\u202f; seule la version en ${language} fait foi.`,
  notYetIn: (languages) => `Pas encore disponible en ${languages}.`,
  priceSensitive: "Information privilégiée",
  retracted: "Retiré",
  announcementFeeds: "Suivre les communiqués dans un lecteur de flux\u202f:",
  feeds: "Suivre les actualités dans un lecteur de flux\u202f:",
  or: "ou",
  share: "Partager cet article",
  byMail: "E-mail",
  copyAddress: "Copier le lien",
  copied: "Copié",
  print: "Imprimer",
  relatedDocuments: "Documents associés",
  documents: "Documents",
  documentCount: (count) => counted(count, "document", "documents"),
  noDocuments: "Il n’y a pas de documents ici pour le moment.",
  noSuchDocuments: "Aucun document ne correspond à ce choix.",
  seeAllDocuments: "Voir tous les documents",
  downloadAll: "Tout télécharger",
  directionsTo: (place) => `Itinéraire\u202f: ${place}`,
  more: "En savoir plus",
  about: (name) => `sur ${name}`,
  source: (source) => `Source\u202f: ${source}`,
  figuresAs: "Chiffres au format",
  fileOf: (heading) => `pour «\u202f${heading}\u202f»`,
  figures: "Chiffres clés",
  financialSummary: "Synthèse financière",
  amounts: (heading) => `${heading}\u202f: montants`,
  against: (heading, period, previous) => `${heading}\u202f: ${period} par rapport à ${previous}`,
  change: "Variation",
  table: "Tableau",
  notStated: "non communiqué",
  restated: "retraité",
  restatement: (before, since, reason) =>
    [`retraité${since ? ` le ${since}` : ""}`, before && `auparavant\u202f: ${before}`, reason]
      .filter(Boolean)
      .join("\u202f; "),
  allMeasures: "Tous les indicateurs",
  assurances: {
    Audited: "Audité",
    Reviewed: "Examen limité par les commissaires aux comptes",
    Unaudited: "Non audité",
  },
  reconciliation: "Tableau de rapprochement",
  ofMeasure: (measure) => `pour ${measure}`,
  measures: {
    Revenue: "Chiffre d’affaires",
    EBITDA: "EBITDA",
    "Net profit after tax": "Résultat net",
    Dividend: "Dividende",
  },
  units: ({ sign, hundredths }) => {
    const millions = millionsOf(sign);
    return {
      millions,
      around: { before: "", after: millions },
      perShare: `${hundredths ?? sign} par action`,
    };
  },
  percent: (number) => `${number}\u202f%`,
  points: "points",
  times: "x",
  chart: (name, first, last) =>
    `${[name, [first, last].filter(Boolean).join(" à ")].filter(Boolean).join(", ")}. Le tableau contient tous les montants.`,
  resultsByPeriod: "Résultats par période",
  periods: {
    year: (year) => `Exercice\u00a0${yearsOf(year)}`,
    half: (half, year) => `S${half}\u00a0${yearsOf(year)}`,
    halfYear: (year) => `Semestre ${yearsOf(year)}`,
    quarter: (quarter, year) => `T${quarter}\u00a0${yearsOf(year)}`,
    months: (months, year) => `${months}M\u00a0${yearsOf(year)}`,
  },
  dates: "Dates",
  currentDates: "Dates actuelles",
  dateCount: (count) => counted(count, "date", "dates"),
  nextDate: "Prochaine date\u202f:",
  noDates: "Aucune date n’a encore été annoncée.",
  moreDates: (count) => `${count} ${isPlural(count) ? "autres dates" : "autre date"}`,
  subscribe: "S’abonner au calendrier",
  eventStatus: {
    Postponed: "Reporté à une date ultérieure",
    Moved: "Déplacé",
    Online: "Désormais en ligne",
    Cancelled: "Annulé",
    Changed: "Modifié",
  },
  provisional: "Provisoire",
  before: "auparavant\u202f:",
  subscribeToDates: "Ajouter ces dates à votre calendrier",
  addToCalendar: "Ajouter au calendrier",
  live: "En direct",
  to: "à",
  localTime: (city) => ` (heure ${de(city)})`,
  until: "Jusqu’au",
  awaitsRecording: "L’enregistrement sera bientôt disponible ici.",
  offers: {
    registration: "S’inscrire",
    webcast: "Webcast",
    recording: "Enregistrement",
    details: "Ordre du jour et documents",
    slides: "Présentation",
    transcript: "Transcription",
  },
};

/** `M€`, but `M CHF`: letters do not follow each other. */
function millionsOf(sign: string): string {
  return /^\p{L}/u.test(sign) ? `M\u00a0${sign}` : `M${sign}`;
}

/** Un exercice qui ne commence pas en janvier porte deux années : `2025/26`. */
function yearsOf({ year, isSplit }: FinancialYearName): string {
  return isSplit ? `${year - 1}/${String(year).slice(2)}` : String(year);
}
