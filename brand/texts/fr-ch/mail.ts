import { mail as french } from "../fr/mail.ts";
import { regional } from "../regional.ts";

export const mail = regional(french, {
  priceSensitive: (title) => `Annonce événementielle au sens de l’art. 53 RC\u202f: ${title}`,
});
