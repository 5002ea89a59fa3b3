export { newsletter } from "../fr/newsletter.ts";
