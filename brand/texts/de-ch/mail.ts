import { mail as german } from "../de/mail.ts";
import { swissGerman } from "../swiss-german.ts";

export const mail = swissGerman(german, {
  priceSensitive: (title) => `Ad-hoc-Mitteilung gemäss Art. 53 KR: ${title}`,
});
