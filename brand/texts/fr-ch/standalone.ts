export { standalone } from "../fr/standalone.ts";
