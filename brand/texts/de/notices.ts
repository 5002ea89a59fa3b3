import type { notices as english } from "../en/notices.ts";

export const notices: typeof english = {
  cookies: "Cookies",
  consent:
    "Dürfen wir für die Webanalyse Cookies in Ihrem Browser speichern? Solange Sie nicht zustimmen, wird nichts gemessen.",
  accept: "Zustimmen",
  decline: "Ablehnen",
  ok: "OK",
  announcement: "Mitteilung",
  closeAnnouncement: "Mitteilung schließen",
  close: "Schließen",
};
