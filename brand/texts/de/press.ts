import type { press as english } from "../en/press.ts";

export const press: typeof english = {
  kinds: { Logo: "Unternehmenslogo", Portrait: "Porträt", Photo: "Foto", Graphic: "Grafik" },
  none: "Derzeit gibt es hier nichts.",
  people: (names) => `Abgebildet: ${names}`,
  credit: (name) => `Bildnachweis: ${name}`,
  terms: (terms) => `Nutzungsbedingungen: ${terms}`,
  screen: (width) => `Bildschirm, ${width} px`,
  print: "Original für den Druck",
  original: "Original",
  file: "Datei",
  choose: "Auswählen",
  downloadChosen: "Auswahl herunterladen",
  termsFile: "nutzungsbedingungen.txt",
  nothing: "Es wurde nichts heruntergeladen",
  back: "Zurück zur Seite",
  wrong: {
    empty: "Im Feld „Auswählen“ ist nichts angekreuzt. Kreuzen Sie mindestens einen Eintrag an.",
    unknown:
      "Im Feld „Auswählen“ ist etwas angekreuzt, das die Seite nicht mehr anbietet. Bitte wählen Sie neu.",
    "too large": "Im Feld „Auswählen“ ist zu viel angekreuzt. Ein Download hat höchstens 100 Dateien.",
  },
};
