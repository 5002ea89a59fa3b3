import type { newsletter as english } from "../en/newsletter.ts";

export const newsletter: typeof english = {};
