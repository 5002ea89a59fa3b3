import { createContext } from "react";

/** Path of the page that is rendered. */
export const PagePath = createContext("/");

/** Public origin of the site: `https://www.example.com`. */
export const SiteOrigin = createContext("");
