import { shell as german } from "../de/shell.ts";
import { swissGerman } from "../swiss-german.ts";

export const shell = swissGerman(german, { identity: { vatId: (id) => `MWST-Nr. ${id}` } });
