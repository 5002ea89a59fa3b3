import { press as german } from "../de/press.ts";
import { swissGerman } from "../swiss-german.ts";

export const press = swissGerman(german);
