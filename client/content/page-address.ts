import { createContext } from "react";

export const PagePath = createContext("/");

/** Public origin of the site: `https://www.example.com`. */
export const SiteOrigin = createContext("");
