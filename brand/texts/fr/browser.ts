export { lists } from "./lists.ts";
export { newsletter } from "./newsletter.ts";
export { notices } from "./notices.ts";
export { pages } from "./pages.ts";
export { search } from "./search.ts";
export { shell } from "./shell.ts";
