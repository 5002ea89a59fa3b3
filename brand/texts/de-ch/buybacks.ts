import { buybacks as german } from "../de/buybacks.ts";
import { swissGerman } from "../swiss-german.ts";

export const buybacks = swissGerman(german);
