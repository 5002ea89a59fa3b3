import type { cookies as english } from "../en/cookies.ts";

export const cookies: typeof english = {
  heading: "Cookies dieser Website",
  table: "Cookies: Namen, Zwecke und Speicherdauer",
  name: "Name",
  purpose: "Was er speichert",
  lifetime: "Wie lange",
  session: "Bis Sie den Browser schließen",
  days: (count) => (count === 1 ? "1 Tag" : `${count} Tage`),
  purposes: {
    visited: "Sie waren heute schon hier; die Hinweise des ersten Besuchs werden nicht wiederholt.",
    "cookie-notice-closed": "Sie haben den Hinweis auf Cookies geschlossen.",
    "announcement-closed": "Sie haben die Mitteilung am Rand der Seite geschlossen.",
    "modal-closed": "Sie haben die Mitteilung über der Seite geschlossen.",
    "tracking-consent": "Ob Sie Messungen erlauben, falls Sie gefragt wurden.",
  },
};
