import { lists as german } from "../de/lists.ts";
import { swissGerman } from "../swiss-german.ts";

export const lists = swissGerman(german);
