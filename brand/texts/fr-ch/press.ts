export { press } from "../fr/press.ts";
