import type { cookies as english } from "../en/cookies.ts";
import { counted } from "../french.ts";

export const cookies: typeof english = {
  heading: "Cookies de ce site",
  table: "Cookies\u202f: noms, finalités et durées de conservation",
  name: "Nom",
  purpose: "Ce qu’il retient",
  lifetime: "Durée",
  session: "Jusqu’à la fermeture du navigateur",
  days: (count) => counted(count, "jour", "jours"),
  purposes: {
    visited: "Vous êtes déjà venu aujourd’hui\u202f; les messages de la première visite ne sont pas répétés.",
    "cookie-notice-closed": "Vous avez fermé le message sur les cookies.",
    "announcement-closed": "Vous avez fermé l’annonce au bord de la page.",
    "modal-closed": "Vous avez fermé l’annonce affichée par-dessus la page.",
    "tracking-consent": "Votre choix d’autoriser ou non les mesures d’audience, s’il vous a été demandé.",
  },
};
