import { capital as german } from "../de/capital.ts";
import { swissGerman } from "../swiss-german.ts";

export const capital = swissGerman(german, {
  holder: { percent: "Aktien, Art. 120 FinfraG (%)", instruments: "Beteiligungsderivate (%)" },
});
