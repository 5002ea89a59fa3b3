import type { mail as english } from "../en/mail.ts";

export const mail: typeof english = {
  andMore: (title, others) =>
    `${title} und ${others} weitere ${others === 1 ? "Mitteilung" : "Mitteilungen"}`,
  priceSensitive: (title) => `Kursrelevant: ${title}`,
  changed: {
    Postponed: (title) => `Verschoben auf später: ${title}`,
    Moved: (title) => `Verlegt: ${title}`,
    Online: (title) => `Jetzt online: ${title}`,
    Cancelled: (title) => `Abgesagt: ${title}`,
    Changed: (title) => `Geändert: ${title}`,
  },
  newDate: (date) => `Neuer Termin: ${date}`,
  planned: (date) => `Geplant war: ${date}`,
  before: (date) => `Bisheriger Termin: ${date}`,
  openDate: "Mehr auf unserer Website",
  about: (topics, company) => `${topics}: ${company}`,
  topline: (company, topics) => `${company}: ${topics}`,
  openDocument: (format) => `Dokument öffnen${format}`,
  readAnnouncement: "Zur Mitteilung",
  quoted: (topic) => `„${topic}“`,
  reason: (company, host, topics) =>
    `Sie erhalten diese E-Mail, weil Sie auf ${host} Benachrichtigungen von ${company} zu ${topics} abonniert haben.`,
  choices: (profile, leave) => `${profile("Benachrichtigungen ändern")} oder ${leave("alle abbestellen")}.`,
  profile: "Benachrichtigungen ändern",
  leave: "Alle Benachrichtigungen abbestellen",
  topics: "Benachrichtigungen",
};
