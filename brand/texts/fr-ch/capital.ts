import { capital as french } from "../fr/capital.ts";
import { regional } from "../regional.ts";

export const capital = regional(french, {
  holder: { percent: "Actions, art. 120 LIMF (%)", instruments: "Dérivés de participation (%)" },
  millionsOf: (currency) => `mio\u00a0${currency}`,
});
