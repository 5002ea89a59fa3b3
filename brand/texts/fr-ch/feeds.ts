export { feeds } from "../fr/feeds.ts";
