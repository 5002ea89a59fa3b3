import type { shell as english } from "../en/shell.ts";

export const shell: typeof english = {
  skipToContent: "Aller au contenu",
  mainMenu: "Navigation principale",
  menu: "Menu",
  close: "Fermer",
  news: "Actualités",
  contact: "Contact",
  shareholderLogin: "Espace actionnaires",
  logIn: "Se connecter",
  asShareholder: "en tant qu’actionnaire",
  search: "Recherche",
  footer: "Pied de page",
  followOn: (network) => `Suivez-nous sur ${network}`,
  cookieSettings: "Gérer les cookies",
  identity: {
    registeredIn: (place) => `Lieu d’immatriculation\u202f: ${place}`,
    seat: (seat) => `Siège\u202f: ${seat}`,
    office: (address) => `Siège social\u202f: ${address}`,
    vatId: (id) => `Numéro de TVA ${id}`,
  },
  opensInNewTab: "(s’ouvre dans un nouvel onglet)",
  languages: "Langue",
  offline: "Vous êtes hors ligne. Ce contenu s’affichera dès que vous serez de nouveau connecté.",
};
