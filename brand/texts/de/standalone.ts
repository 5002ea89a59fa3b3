import type { standalone as english } from "../en/standalone.ts";

export const standalone: typeof english = {
  broken: {
    title: "Es ist ein Fehler aufgetreten",
    text: "Die Seite konnte nicht angezeigt werden. Der Fehler liegt bei uns, und wir wurden darüber informiert. Bitte versuchen Sie es in einer Minute erneut.",
  },
  tooMuchSent: {
    title: "Ihr Browser sendet zu viele Daten",
    text: "Ihr Browser sendet mehr Daten, als diese Website verarbeiten kann; meist liegt das an Cookies. Bitte löschen Sie in den Einstellungen Ihres Browsers die Cookies dieser Website und rufen Sie die Seite erneut auf.",
  },
  tooManyRequests: {
    title: "Zu viele Anfragen",
    text: "Aus Ihrem Netzwerk kamen mehr Anfragen, als wir beantworten können.",
  },
  overloaded: {
    title: "Dienst nicht verfügbar",
    text: "Zurzeit rufen sehr viele Personen unsere Website auf.",
  },
  tryAgainIn: (seconds) =>
    `Bitte versuchen Sie es in ${seconds} ${seconds === 1 ? "Sekunde" : "Sekunden"} erneut.`,
  signUp: {
    back: "Zurück zur Website",
    next: "Sie hören von uns, sobald es Neuigkeiten gibt.",
    reasons: {
      foreign: "Anmeldungen sind nur über die Seiten dieser Website möglich.",
      "invalid-address":
        "Die Anmeldung war nicht möglich. Bitte prüfen Sie, ob Ihre E-Mail-Adresse richtig geschrieben ist.",
      "implausible-address":
        "Die Anmeldung war nicht möglich, weil diese E-Mail-Adresse nicht zu existieren scheint. Bitte prüfen Sie die Schreibweise oder verwenden Sie eine andere E-Mail-Adresse.",
      "suspected-bot":
        "Die Anmeldung war nicht möglich, weil ein unsichtbares Feld ausgefüllt war, vermutlich durch einen Passwortmanager. Das Formular unten enthält dieses Feld nicht: Bitte klicken Sie noch einmal auf „Anmelden“.",
      busy: "Die Anmeldung war nicht möglich, weil sich gerade zu viele Personen anmelden.",
      failed: "Die Anmeldung war nicht möglich. Der Fehler liegt bei uns.",
    },
  },
  previews: {
    published: "Zur veröffentlichten Website",
    none: {
      title: "Es gibt keine Vorschau",
      text: "Eine Vorschau öffnen Sie im Redaktionssystem, über die Vorschau-Schaltfläche oder einen geteilten Link.",
    },
    foreign: {
      title: "Das ist keine Vorschau unserer Website",
      text: "Der Link gehört nicht zu den Inhalten dieser Website. Bitte öffnen Sie die Vorschau noch einmal im Redaktionssystem.",
    },
    over: {
      title: "Diese Vorschau ist abgelaufen",
      text: "Eine Vorschau ist nur für begrenzte Zeit verfügbar. Bitte öffnen Sie sie noch einmal im Redaktionssystem.",
    },
    unavailable: {
      title: "Die Vorschau kann gerade nicht angezeigt werden",
      text: "Der Dienst, der unsere Seiten bereitstellt, antwortet nicht. Meist ist er nach wenigen Minuten wieder erreichbar. Bitte versuchen Sie es erneut.",
    },
  },
};
