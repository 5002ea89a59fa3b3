import { numbers as german } from "../de/numbers.ts";
import { swissGerman } from "../swiss-german.ts";

export const numbers = swissGerman(german);
