export { buybacks } from "../fr/buybacks.ts";
