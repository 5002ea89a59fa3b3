import { cookies as german } from "../de/cookies.ts";
import { swissGerman } from "../swiss-german.ts";

export const cookies = swissGerman(german);
