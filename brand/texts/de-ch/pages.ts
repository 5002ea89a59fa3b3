import { pages as german } from "../de/pages.ts";
import { swissGerman } from "../swiss-german.ts";

export const pages = swissGerman(german);
