import type { shell as english } from "../en/shell.ts";

export const shell: typeof english = {
  skipToContent: "Zum Inhalt springen",
  mainMenu: "Hauptnavigation",
  menu: "Menü",
  close: "Schließen",
  news: "News",
  contact: "Kontakt",
  shareholderLogin: "Aktionärsportal",
  logIn: "Einloggen",
  asShareholder: "im Aktionärsportal",
  search: "Suche",
  footer: "Fußbereich",
  followOn: (network: string) => `Folgen Sie uns auf ${network}`,
  cookieSettings: "Cookie-Einstellungen",
  identity: {
    registeredIn: (place: string) => `Eingetragen in ${place}`,
    seat: (seat: string) => `Sitz: ${seat}`,
    office: (address: string) => `Geschäftsanschrift: ${address}`,
    vatId: (id: string) => `USt-IdNr. ${id}`,
  },
  opensInNewTab: "(öffnet sich in einem neuen Tab)",
  languages: "Sprache",
  offline: "Sie sind offline. Dieser Inhalt braucht eine Verbindung.",
};
