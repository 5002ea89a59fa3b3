import { createContext } from "react";

/** Public origin of the site: `https://www.example.com`. */
export const SiteOrigin = createContext("");
