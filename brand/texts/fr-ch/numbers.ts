export { numbers } from "../fr/numbers.ts";
