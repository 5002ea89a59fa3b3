import { createContext } from "react";

/** Origin under which the public knows the site: `https://www.example.com`. */
export const SiteOrigin = createContext("");
