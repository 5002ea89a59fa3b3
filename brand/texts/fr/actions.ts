import type { actions as english } from "../en/actions.ts";

export const actions: typeof english = {
  kinds: {
    Split: "Division du nominal",
    Consolidation: "Regroupement d’actions",
    "Bonus issue": "Attribution d’actions gratuites",
    "Rights issue": "Augmentation de capital avec droit préférentiel de souscription",
    Demerger: "Scission",
    "Capital return": "Remboursement de capital",
  },
  action: "Opération sur titres",
  status: "Statut",
  statuses: { Proposed: "Proposée", Decided: "Décidée", Cancelled: "Annulée" },
  shareClass: "Catégorie d’actions",
  ratio: "Parité",
  inPlace: (now, before) => `${now} pour ${before}`,
  inAddition: (more, held) => `${more} pour ${held} ${held === "1" ? "détenue" : "détenues"}`,
  announced: "Annonce",
  days: {
    ex: "Date de détachement",
    record: "Date d’arrêté des positions",
    subscription: "Fin de la période de souscription",
    completion: "Réalisation",
  },
  price: "Prix ou versement par action",
  currency: "Devise",
  factor: "Coefficient d’ajustement des montants antérieurs",
  costBase: "Prix de revient",
  note: "Remarque",
  none: "Le nombre d’actions n’a été modifié ni par une division ni par une opération semblable.",
  history: "Divisions et autres opérations sur titres",
};
