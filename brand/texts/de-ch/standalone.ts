import { standalone as german } from "../de/standalone.ts";
import { swissGerman } from "../swiss-german.ts";

export const standalone = swissGerman(german);
