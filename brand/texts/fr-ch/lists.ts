export { lists } from "../fr/lists.ts";
