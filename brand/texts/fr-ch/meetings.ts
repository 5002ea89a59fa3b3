import { meetings as french } from "../fr/meetings.ts";
import { regional } from "../regional.ts";

export const meetings = regional(french, {
  deadlines: {
    "Record time": "Date d’inscription au registre des actions",
    "Agenda items": "Date limite des demandes d’inscription d’objets à l’ordre du jour",
  },
});
