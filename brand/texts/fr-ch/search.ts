export { search } from "../fr/search.ts";
