import { content as german } from "../de/content.ts";
import { swissGerman } from "../swiss-german.ts";

export const content = swissGerman(german, {
  // In the words of the exchange, as its rules of listing want them above such an announcement.
  priceSensitive: "Ad-hoc-Mitteilung gemäss Art. 53 KR",
  percent: (number) => `${number}%`,
});
