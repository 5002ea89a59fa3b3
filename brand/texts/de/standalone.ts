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
    confirm:
      "Ist die Adresse neu, senden wir ihr jetzt eine E-Mail. Angemeldet sind Sie, sobald Sie darin bestätigen.",
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
    noAddress: {
      unknown: (id) => ({
        title: "Dieses Dokument ist nicht in der Vorschau",
        text: `Die Vorschau enthält kein Dokument mit der ID „${id}“. Es wurde möglicherweise gelöscht oder gehört zu einem Release, das diese Vorschau nicht zeigt.`,
      }),
      noPage: (id, type) => ({
        title: "Dieses Dokument hat keine eigene Seite",
        text: `Dokumente vom Typ „${type}“ wie „${id}“ erscheinen auf anderen Seiten. Die Vorschau ist aktiv: Öffnen Sie eine solche Seite, um die Änderung zu sehen.`,
      }),
      incomplete: (id, type) => ({
        title: "Dieses Dokument hat noch keine Adresse",
        text: `Dem Dokument „${id}“ vom Typ „${type}“ fehlt eine Angabe. Eine Seite braucht einen Titel und eine UID, die weder ihre übergeordnete Seite noch die Website selbst verwendet; ein PDF-Dokument braucht seine Datei.`,
      }),
      translation: (id, language) => ({
        title: "Dieses Dokument ist in einer anderen Sprache",
        text: `Das Dokument „${id}“ ist in der Sprache „${language}“, die diese Website nicht zeigt.`,
      }),
    },
    partial: {
      summary: "Ein Teil dieser Vorschau zeigt Veröffentlichtes",
      text: "Ihre Entwürfe erscheinen auf der geöffneten Seite, in allem, worauf sie verlinkt, sowie in Menüs, Dividenden und Pressematerial. Listen und Suche zeigen andere Seiten und Dokumente so, wie sie veröffentlicht sind, und ohne neue, bis Sie diese in der Vorschau öffnen. Die Suche findet nur ganze Wörter und nichts in Dateien.",
    },
    exit: { label: "Vorschau unveröffentlichter Inhalte", end: "Vorschau beenden" },
    goOn: "Vorschau auf der Startseite fortsetzen",
    unavailable: {
      title: "Die Vorschau kann gerade nicht angezeigt werden",
      text: "Der Dienst, der unsere Seiten bereitstellt, antwortet nicht. Meist ist er nach wenigen Minuten wieder erreichbar. Bitte versuchen Sie es erneut.",
    },
  },
  releases: {
    title: "Wartet auf die Börse",
    intro:
      "Diese Dokumente warten, bis die Börse ihre Mitteilung veröffentlicht hat, deren Kennung noch niemand wusste. Öffnen Sie eines mit seiner eigenen Mitteilung, und alle sehen es sofort. Das lässt sich nicht zurücknehmen.",
    none: "Nichts wartet ohne Kennung auf die Börse.",
    document: (id) => `Dokument ${id}.`,
    votesOf: (title) => `Abstimmungen: ${title}`,
    expected: (times) => `Erwartet bis ${times}.`,
    unexpected:
      "Es ist nicht bekannt, wann sie erwartet wird, deshalb kann keine Mitteilung vorgeschlagen werden: Tragen Sie „expected by“ im Dokument ein.",
    nothingReleased: "Die Börse hat um diese Zeit noch nichts veröffentlicht.",
    suggested: "Vorschlag:",
    alsoOf: (title) => `Auch die Mitteilung von: ${title}`,
    open: "Mit dieser Mitteilung öffnen",
    openWith: (title) => `Mit dieser Mitteilung öffnen: ${title}`,
    back: "Zur Liste",
    opened: {
      title: "Es ist veröffentlicht",
      text: "Es ist jetzt für alle zu sehen, außer eine Sperrfrist oder die übergeordnete Seite verbirgt es noch.",
    },
    "not-waiting": {
      title: "Es wurde nichts geöffnet",
      text: "Das Dokument wartet nicht mehr, oder diese Mitteilung würde es nicht öffnen. Bitte sehen Sie sich die Liste noch einmal an.",
    },
  },
};
