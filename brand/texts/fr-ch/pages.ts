export { pages } from "../fr/pages.ts";
