import type { press as english } from "../en/press.ts";

export const press: typeof english = {
  kinds: { Logo: "Logo", Portrait: "Portrait", Photo: "Photo", Graphic: "Illustration" },
  none: "Il n’y a rien ici pour le moment.",
  people: (names) => `Sur l’image\u202f: ${names}`,
  credit: (name) => `Crédit\u202f: ${name}`,
  terms: (terms) => `Conditions d’utilisation\u202f: ${terms}`,
  screen: (width) => `Écran, ${width}\u00a0px`,
  print: "Original pour l’impression",
  original: "Original",
  file: "Fichier",
  choose: "Choisir",
  downloadChosen: "Télécharger la sélection",
  termsFile: "conditions-et-credits.txt",
  nothing: "Rien n’a été téléchargé",
  back: "Revenir à la page",
  wrong: {
    empty: "Dans le champ «\u202fChoisir\u202f», rien n’est coché. Cochez au moins un élément.",
    unknown:
      "Dans le champ «\u202fChoisir\u202f», un élément coché n’est plus proposé par la page. Veuillez choisir à nouveau.",
    "too large":
      "Dans le champ «\u202fChoisir\u202f», trop d’éléments sont cochés. Un téléchargement compte au plus 100 fichiers.",
  },
};
