import type { pages as english } from "../en/pages.ts";

export const pages: typeof english = {
  "not-found": {
    status: "Seite nicht gefunden (404)",
    title: "Wir können diese Seite nicht finden",
    text: "Möglicherweise wurde sie verschoben, oder die Adresse enthält einen Tippfehler. Am schnellsten kommen Sie über die Suche ans Ziel.",
  },
  withdrawn: {
    status: "Seite zurückgezogen (410)",
    title: "Diese Seite wurde zurückgezogen",
    text: "Sie war hier veröffentlicht und wurde inzwischen entfernt. Was an ihre Stelle getreten ist, finden Sie am schnellsten über die Suche.",
  },
  unavailable: {
    status: "Dienst nicht verfügbar (503)",
    title: "Diese Seite ist gerade nicht verfügbar",
    text: "Der Dienst, der unsere Seiten bereitstellt, antwortet nicht. In der Regel ist er nach wenigen Minuten wieder erreichbar. Bitte versuchen Sie es erneut.",
  },
  error: {
    status: "Serverfehler (500)",
    title: "Bei uns ist etwas schiefgelaufen",
    text: "Der Fehler liegt bei uns. Bitte versuchen Sie es erneut; sollte er wieder auftreten, beginnen Sie am besten auf der Startseite.",
  },
  didYouMean: "Meinten Sie:",
  tryAgain: "Seite erneut laden",
  home: "Zur Startseite",
  contact: "Kontakt aufnehmen",
};
