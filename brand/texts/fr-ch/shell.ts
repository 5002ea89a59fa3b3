export { shell } from "../fr/shell.ts";
