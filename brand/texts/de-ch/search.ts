import { search as german } from "../de/search.ts";
import { swissGerman } from "../swiss-german.ts";

export const search = swissGerman(german);
