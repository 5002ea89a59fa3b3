import type { pages as english } from "../en/pages.ts";

export const pages: typeof english = {
  "not-found": {
    status: "Page introuvable (404)",
    title: "Nous ne trouvons pas cette page",
    text: "Elle a peut-être été déplacée, ou son adresse contient une faute de frappe. La recherche est le moyen le plus rapide de trouver ce que vous cherchez.",
  },
  withdrawn: {
    status: "Page retirée (410)",
    title: "Cette page a été retirée",
    text: "Elle était publiée ici et a été supprimée depuis. La recherche est le moyen le plus rapide de trouver ce qui l’a remplacée.",
  },
  unavailable: {
    status: "Service indisponible (503)",
    title: "Cette page n’est pas disponible pour le moment",
    text: "Le service qui fournit nos pages ne répond pas. Il est en général rétabli en quelques minutes. Veuillez réessayer.",
  },
  error: {
    status: "Erreur du serveur (500)",
    title: "Une erreur s’est produite de notre côté",
    text: "L’erreur vient de nous. Veuillez réessayer\u202f; si elle se reproduit, le mieux est de repartir de la page d’accueil.",
  },
  didYouMean: "Vouliez-vous dire\u202f:",
  tryAgain: "Recharger la page",
  home: "Aller à la page d’accueil",
  contact: "Nous contacter",
};
