import type { mail as english } from "../en/mail.ts";
import { isPlural, withFirstDays } from "../french.ts";

export const mail: typeof english = {
  andMore: (title, others) =>
    `${title} et ${others} ${isPlural(others) ? "autres communiqués" : "autre communiqué"}`,
  priceSensitive: (title) => `Information privilégiée\u202f: ${title}`,
  changed: {
    Postponed: (title) => `Reporté à une date ultérieure\u202f: ${title}`,
    Moved: (title) => `Déplacé\u202f: ${title}`,
    Online: (title) => `Désormais en ligne\u202f: ${title}`,
    Cancelled: (title) => `Annulé\u202f: ${title}`,
    Changed: (title) => `Modifié\u202f: ${title}`,
  },
  newDate: (date) => `Nouvelle date\u202f: ${withFirstDays(date)}`,
  planned: (date) => `Date initialement prévue\u202f: ${withFirstDays(date)}`,
  before: (date) => `Date précédente\u202f: ${withFirstDays(date)}`,
  openDate: "En savoir plus sur notre site",
  about: (topics, company) => `${topics}\u202f: ${company}`,
  topline: (company, topics) => `${company}\u202f: ${topics}`,
  openDocument: (format) => `Ouvrir le document${format}`,
  readAnnouncement: "Lire le communiqué",
  quoted: (topic) => `«\u202f${topic}\u202f»`,
  reason: (company, host, topics) =>
    `Vous recevez cet e-mail parce que vous avez demandé à ${company}, sur ${host}, de vous informer sur ${topics}.`,
  choices: (profile, leave) => `${profile("Modifier vos alertes")} ou ${leave("vous désabonner")}.`,
  profile: "Modifier vos alertes",
  leave: "Vous désabonner",
  topics: "Alertes",
};
