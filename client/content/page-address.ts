import { createContext } from "react";

export const PagePath = createContext("/");

/** Paths of the pages above the page in view, the nearest last. */
export const PathsAbove = createContext<readonly string[]>([]);

/** Public origin of the site: `https://www.example.com`. */
export const SiteOrigin = createContext("");
