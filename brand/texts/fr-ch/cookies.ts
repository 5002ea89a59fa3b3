export { cookies } from "../fr/cookies.ts";
