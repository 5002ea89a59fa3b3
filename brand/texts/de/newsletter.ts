import type { newsletter as english } from "../en/newsletter.ts";

export const newsletter: typeof english = {
  title: "Newsletter",
  honeypot: "Bitte leer lassen",
  topics: "Ich möchte E-Mails zu diesen Themen erhalten:",
  address: "E-Mail-Adresse",
  submit: "Anmelden",
  confirmation:
    "Neue Abonnenten erhalten zuerst eine E-Mail und sind angemeldet, sobald sie darin bestätigen.",
  thanks: "Vielen Dank für Ihre Anmeldung",
  failed: "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
  invalid:
    "Diese E-Mail-Adresse ist nicht vollständig. Bitte geben Sie sie in der Form name@example.com ein.",
  implausible:
    "Diese E-Mail-Adresse scheint nicht zu existieren. Bitte prüfen Sie die Schreibweise oder verwenden Sie eine andere.",
  filledIn:
    "Ein unsichtbares Feld war ausgefüllt, vielleicht vom Passwortmanager. Es wurde geleert: Bitte klicken Sie erneut auf „Anmelden“.",
};
