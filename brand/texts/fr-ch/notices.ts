export { notices } from "../fr/notices.ts";
