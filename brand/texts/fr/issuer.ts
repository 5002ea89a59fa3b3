import type { issuer as english } from "../en/issuer.ts";
import { counted } from "../french.ts";

export const issuer: typeof english = {
  company: "La société",
  listings: "Cotations",
  parties: "Conseils et prestataires",
  legalName: "Dénomination sociale",
  form: "Forme juridique",
  place: "Lieu d’immatriculation",
  seat: "Siège",
  office: "Siège social",
  vatId: "Numéro de TVA",
  lei: "Identifiant d’entité juridique (LEI)",
  yearEnd: "Clôture de l’exercice",
  currency: "Devise de présentation",
  representatives: "Représentée par",
  indices: "Indices boursiers",
  said: {
    chairOf: "président du, présidente du, président de la, présidente de la",
    committee: "comité, commission",
    parties: {
      Registrar: "registre des actions est tenu par, teneur de registre est",
      Auditor: "commissaire aux comptes est, auditeur est",
    },
    chairedBy: "présidé par, présidée par, président, présidente",
  },
  exchange: "Bourse",
  ticker: "Code mnémonique",
  isin: "Code ISIN",
  priceIn: "Cours en",
  hundredthsOf: (currency) => `centièmes de ${currency}`,
  receipts: (receipts, shares) =>
    `${counted(receipts, "certificat de dépôt", "certificats de dépôt")} pour ${counted(shares, "action", "actions")}`,
  roles: {
    Registrar: "Service titres",
    Auditor: "Commissaire aux comptes",
    Broker: "Courtier",
    "Nominated adviser": "Conseil agréé (nominated adviser, AIM)",
    Sponsor: "Listing sponsor",
    "Depositary bank": "Banque dépositaire",
    "Paying agent": "Agent payeur",
  },
};
