import { createContext } from "react";
import type { LanguageLink } from "../../src/adapters/http/contract/initial-state.ts";

export const PagePath = createContext("/");

/** Paths of the pages above the page in view, the nearest last. */
export const PathsAbove = createContext<readonly string[]>([]);

/** The page in view in each language of the site. Empty, if the site has one. */
export const SiteLanguages = createContext<readonly LanguageLink[]>([]);

/** Public origin of the site: `https://www.example.com`. */
export const SiteOrigin = createContext("");
