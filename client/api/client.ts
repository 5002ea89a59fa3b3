import ky from "ky";

/** Calls the site's own API. Answers are the server's own types: both ends come from one build. */
export const api = ky.create({ prefix: "/api", retry: { limit: 1 }, timeout: 15_000 });
