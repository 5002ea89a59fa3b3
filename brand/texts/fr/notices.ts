import type { notices as english } from "../en/notices.ts";

export const notices: typeof english = {
  cookies: "Cookies",
  consent:
    "Acceptez-vous que la mesure d’audience enregistre des cookies dans votre navigateur\u202f? Rien n’est mesuré tant que vous n’avez pas accepté.",
  accept: "Accepter",
  decline: "Refuser",
  ok: "OK",
  announcement: "Annonce",
  closeAnnouncement: "Fermer l’annonce",
  close: "Fermer",
};
