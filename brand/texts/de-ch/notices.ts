import { notices as german } from "../de/notices.ts";
import { swissGerman } from "../swiss-german.ts";

export const notices = swissGerman(german);
