import { newsletter as german } from "../de/newsletter.ts";
import { swissGerman } from "../swiss-german.ts";

export const newsletter = swissGerman(german);
