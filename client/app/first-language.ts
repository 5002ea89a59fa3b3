import * as texts from "#texts/browser.ts";
import { brand } from "../../brand/brand.ts";
import { formats } from "../../brand/derived.ts";
import { startIn } from "./start.tsx";

/** Starts the application in the first language of the site. */
export const start = startIn({ brand, formats, texts });
