import { actions as german } from "../de/actions.ts";
import { swissGerman } from "../swiss-german.ts";

export const actions = swissGerman(german);
