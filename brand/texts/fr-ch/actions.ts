export { actions } from "../fr/actions.ts";
