import { feeds as german } from "../de/feeds.ts";
import { swissGerman } from "../swiss-german.ts";

export const feeds = swissGerman(german);
